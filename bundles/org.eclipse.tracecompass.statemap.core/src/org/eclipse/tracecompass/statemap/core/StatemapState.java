package org.eclipse.tracecompass.statemap.core;

import java.util.OptionalInt;

/**
 * A state that entities can be in.
 *
 * @param name what users call it
 * @param value the number it has in the data: its place in the list of states
 * @param colour the colour as 0xRRGGBB, if the data gives one
 */
public record StatemapState(String name, int value, OptionalInt colour) {}
