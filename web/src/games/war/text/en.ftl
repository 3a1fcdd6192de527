# War! at the table in English: its panels, its choices in short, and its first-game guide.

## Table

web-war-asides = Out of turn

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

web-chart-points = Victory points
web-chart-regions = Regions
web-chart-income = Income
web-chart-units = Land units
web-chart-fleets = Fleets
web-chart-pp = Production points
web-chart-dp = Diplomacy points

## Result and rules

## Options

## Choices in short: movement

## Choices in short: economy

## Choices in short: battle

## Choices in short: relations and set-up

## First-game guide
