# War! à la table en français : panneaux, choix en bref, guide de la première partie.

## Table

web-war-asides = Hors tour

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

web-chart-points = Points de victoire
web-chart-regions = Régions
web-chart-income = Revenu
web-chart-units = Unités terrestres
web-chart-fleets = Flottes
web-chart-pp = Points de production
web-chart-dp = Points de diplomatie

## Result and rules

## Options

## Choices in short: movement

## Choices in short: economy

## Choices in short: battle

## Choices in short: relations and set-up

## First-game guide
