package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;

/**
 * The looks that states refer to by number. Numbers count from 0 in order of appearance; equal
 * looks have the same one. The creator of an answer fills the table before publishing the answer;
 * after that it is only read, by any thread.
 */
public final class LookTable {

    private final Map<StateLook, Integer> numbers = new HashMap<>();
    private final List<StateLook> looks = new ArrayList<>();
    private int latest = -1;

    /** Creates an empty table. */
    public LookTable() {
        // without looks
    }

    /** Returns how many looks there are. */
    public int size() {
        return looks.size();
    }

    /**
     * Returns a look.
     *
     * @param number its number
     * @throws IndexOutOfBoundsException if there is no such number
     */
    public StateLook get(int number) {
        return looks.get(number);
    }

    /** Returns the number of a look, which is added if it is not there yet. */
    public int number(StateLook look) {
        return number(look.value(), look.label(), look.style());
    }

    /** Returns the number of a look, which is added if it is not there yet. */
    int number(int value, @Nullable String label, @Nullable OutputElementStyle style) {
        // Equal states come in runs: comparing with the latest one saves most of the hashing.
        if (latest >= 0) {
            StateLook last = looks.get(latest);
            if (last.value() == value && last.label() == label && last.style() == style) {
                return latest;
            }
        }
        StateLook look = new StateLook(value, label, style);
        Integer known = numbers.get(look);
        latest = known == null ? looks.size() : known;
        if (known == null) {
            numbers.put(look, latest);
            looks.add(look);
        }
        return latest;
    }

    /** Returns a table with the same numbers, to which looks can be added. */
    public LookTable copy() {
        LookTable copy = new LookTable();
        copy.addAll(this);
        return copy;
    }

    /** Adds the looks of another table and returns their numbers here, by their number there. */
    int[] addAll(LookTable other) {
        return other.looks.stream().mapToInt(this::number).toArray();
    }
}
