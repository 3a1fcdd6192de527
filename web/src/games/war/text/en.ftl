# War! at the table in English: its panels, its choices in short, and its first-game guide.

## Table

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

## Result and rules

## Options

## Choices in short: movement

## Choices in short: economy

## Choices in short: battle

## Choices in short: relations and set-up

## First-game guide
