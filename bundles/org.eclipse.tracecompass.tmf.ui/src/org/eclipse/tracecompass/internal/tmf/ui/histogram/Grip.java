package org.eclipse.tracecompass.internal.tmf.ui.histogram;

/** The part of the frame of the visible window that the mouse takes hold of. */
enum Grip {
    /** Nothing. */
    NONE,
    /** The left edge. */
    LEFT,
    /** The right edge. */
    RIGHT,
    /** The inside: the whole frame. */
    MIDDLE,
    /** The outside: a new frame. */
    NEW;

    private static final int REACH = 5;

    /**
     * The part that a press grips.
     *
     * @param x the pixel of the press
     * @param left the left edge of the frame
     * @param right its right edge
     * @param all whether the frame is around everything, so that it cannot be moved
     */
    static Grip at(int x, int left, int right, boolean all) {
        if (Math.abs(x - left) <= REACH && Math.abs(x - left) <= Math.abs(x - right)) {
            return LEFT;
        }
        if (Math.abs(x - right) <= REACH) {
            return RIGHT;
        }
        return x > left && x < right && !all ? MIDDLE : NEW;
    }
}
