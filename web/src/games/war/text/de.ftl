# War! am Tisch auf Deutsch: Tafeln, Entscheidungen in Kurzform, Begleitung durch die erste Partie.

## Table

web-war-asides = Außer der Reihe

## The board

## Movement

## Production

## Purchases

## Natives

## Battle

## Relations

## Victory points

## Set-up

## Charts

web-chart-points = Siegpunkte
web-chart-regions = Regionen
web-chart-income = Einkommen
web-chart-units = Landeinheiten
web-chart-fleets = Flotten
web-chart-pp = Produktionspunkte
web-chart-dp = Diplomatiepunkte

## Result and rules

## Options

## Choices in short: movement

## Choices in short: economy

## Choices in short: battle

## Choices in short: relations and set-up

## First-game guide
