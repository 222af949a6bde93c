package org.eclipse.tracecompass.ctf.core.type;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * One of several classes, which an integer decoded before selects.
 *
 * @param selector that integer
 * @param options the classes
 */
public record VariantClass(FieldReference selector, List<Option> options) implements FieldClass {

    /**
     * One of the classes.
     *
     * @param rawName its name in the metadata; in CTF 1.8 a label of the selector
     * @param name its name for people
     * @param type its class
     * @param ranges values that select it (CTF 2); null: those of the label {@code rawName}
     */
    public record Option(String rawName, String name, FieldClass type, @Nullable Ranges ranges) {}

    /**
     * Whether an integer selects two of the options (of which each has ranges of its own).
     *
     * @param options options with ranges
     */
    public static boolean ambiguous(List<Option> options) {
        List<Ranges.Range> all = new ArrayList<>();
        boolean signed = false;
        for (Option option : options) {
            Ranges ranges = option.ranges();
            if (ranges != null) {
                all.addAll(ranges.disjoint());
                signed |= ranges.signed();
            }
        }
        return Ranges.overlap(all, signed);
    }

    /** A variant itself is not aligned, its options are. */
    @Override
    public int alignment() {
        return 1;
    }
}
