package org.eclipse.tracecompass.statemap.core;

import java.util.OptionalInt;

/**
 * A state that entities can be in.
 *
 * @param name what users call it
 * @param value the number it has in the data: its place in the list of states
 * @param colour the colour as 0xRRGGBB, if the data gives one
 */
public record StatemapState(String name, int value, OptionalInt colour) {

    /**
     * The name of the state for the time in which an entity has none, which data cannot leave out
     * between others. It is drawn like the background, and has no part in totals.
     */
    public static final String NONE = "no state";

    /** Returns whether this stands for the time without a state. */
    public boolean isNone() {
        return name.equals(NONE);
    }
}
