package org.eclipse.tracecompass.ctf.core.layout;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/** A variant: an integer decoded before says which of its options is there. */
public final class VariantLayout extends FieldLayout {

    private static final int MOST_SMALL = 1 << 12;

    private final List<FieldLayout> options = new ArrayList<>();
    private final List<Ranges> ranges = new ArrayList<>();
    private final Slot selector;
    private int slot;

    /** The options of small selectors, so that these need no search. */
    private @Nullable FieldLayout[] small = {};

    VariantLayout(
            String rawName,
            String name,
            VariantClass type,
            @Nullable FieldLayout parent,
            Slot selector) {
        super(rawName, name, type, parent);
        this.selector = selector;
    }

    void add(FieldLayout option, Ranges ranges) {
        option.index = options.size();
        options.add(option);
        this.ranges.add(ranges);
    }

    /** The options. */
    public List<FieldLayout> options() {
        return options;
    }

    /** The values that select an option. */
    Ranges ranges(int option) {
        return ranges.get(option);
    }

    @Override
    boolean dependsOnOthers() {
        return true;
    }

    @Override
    void finish() {
        slot = selector.index();
        for (FieldLayout option : options) {
            option.finish();
        }
        small = new @Nullable FieldLayout[Math.min(MOST_SMALL, 4 * options.size())];
        for (int i = options.size() - 1; i >= 0; i--) {
            for (Ranges.Range range : ranges.get(i).ranges()) {
                long last = Math.min(range.high(), small.length - 1L);
                for (long value = Math.max(0, range.low()); value <= last; value++) {
                    small[(int) value] = options.get(i);
                }
            }
        }
    }

    FieldLayout selected(Decoder d) {
        long value = d.slots[slot];
        if (value >= 0 && value < small.length) {
            FieldLayout option = small[(int) value];
            if (option != null) {
                return option;
            }
        }
        return search(value);
    }

    private FieldLayout search(long value) {
        for (int i = 0; i < options.size(); i++) {
            if (ranges.get(i).contains(value)) {
                return options.get(i);
            }
        }
        throw new DecodeException(
                "no option of the variant '" + rawName() + "' is for the value " + value);
    }

    @Override
    public long skip(Decoder d, long pos) {
        return selected(d).skip(d, pos);
    }

    @Override
    long locateChild(Decoder d, long at, FieldLayout child) {
        return selected(d) == child ? Bits.align(at, child.alignment()) : -1;
    }

    @Override
    public @Nullable Object read(Decoder d) {
        FieldLayout option = selected(d);
        return new VariantValue(option, option.read(d));
    }
}
