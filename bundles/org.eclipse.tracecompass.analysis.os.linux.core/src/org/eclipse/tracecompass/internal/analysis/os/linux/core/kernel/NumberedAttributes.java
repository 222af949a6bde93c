package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import java.util.Arrays;
import java.util.function.IntConsumer;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;

/** Attributes that are named by small numbers, below one that they have in common. */
final class NumberedAttributes {

    private static final int NONE = ITmfStateSystem.INVALID_ATTRIBUTE;

    private final ITmfStateSystemBuilder history;
    private final int start;
    private final String name;
    private int parent = NONE;
    private int[] quarks = {};

    /**
     * Describes attributes, of which each is made when it is needed first.
     *
     * @param start the attribute that has the common one
     * @param name the name of the common one
     */
    NumberedAttributes(ITmfStateSystemBuilder history, int start, String name) {
        this.history = history;
        this.start = start;
        this.name = name;
    }

    int quark(int number) {
        int quark = number < quarks.length ? quarks[number] : NONE;
        return quark == NONE ? make(number) : quark;
    }

    private int make(int number) {
        int length = quarks.length;
        if (number >= length) {
            quarks = Arrays.copyOf(quarks, Math.max(number + 1, 2 * length));
            Arrays.fill(quarks, length, quarks.length, NONE);
        }
        if (parent == NONE) {
            parent = history.getQuarkRelativeAndAdd(start, name);
        }
        int quark = history.getQuarkRelativeAndAdd(parent, Integer.toString(number));
        quarks[number] = quark;
        return quark;
    }

    /** Hands over the attributes that there are. */
    void forEach(IntConsumer consumer) {
        for (int quark : quarks) {
            if (quark != NONE) {
                consumer.accept(quark);
            }
        }
    }
}
