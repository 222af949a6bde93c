package org.eclipse.tracecompass.ctf.core.layout;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.Ranges;
import org.eclipse.tracecompass.ctf.core.type.VariantClass;

/** A variant: an integer decoded before says which of its options is there. */
public final class VariantLayout extends FieldLayout {

    private static final int MOST_SMALL = 1 << 12;

    private final List<FieldLayout> fOptions = new ArrayList<>();
    private final List<Ranges> fRanges = new ArrayList<>();
    private final Slot fSelector;
    private int fSlot;

    /** The options of small selectors, so that these need no search. */
    private @Nullable FieldLayout[] fSmall = {};

    VariantLayout(
            String rawName,
            String name,
            VariantClass type,
            @Nullable FieldLayout parent,
            Slot selector) {
        super(rawName, name, type, parent);
        fSelector = selector;
    }

    void add(FieldLayout option, Ranges ranges) {
        option.index = fOptions.size();
        fOptions.add(option);
        fRanges.add(ranges);
    }

    /** The options. */
    public List<FieldLayout> options() {
        return fOptions;
    }

    /** The values that select an option. */
    Ranges ranges(int option) {
        return fRanges.get(option);
    }

    @Override
    boolean dependsOnOthers() {
        return true;
    }

    @Override
    void finish() {
        fSlot = fSelector.index();
        for (FieldLayout option : fOptions) {
            option.finish();
        }
        fSmall = new @Nullable FieldLayout[Math.min(MOST_SMALL, 4 * fOptions.size())];
        for (int i = fOptions.size() - 1; i >= 0; i--) {
            for (Ranges.Range range : fRanges.get(i).ranges()) {
                long last = Math.min(range.high(), fSmall.length - 1L);
                for (long value = Math.max(0, range.low()); value <= last; value++) {
                    fSmall[(int) value] = fOptions.get(i);
                }
            }
        }
    }

    private FieldLayout selected(Decoder d) {
        long value = d.slots[fSlot];
        if (value >= 0 && value < fSmall.length) {
            FieldLayout option = fSmall[(int) value];
            if (option != null) {
                return option;
            }
        }
        return search(value);
    }

    private FieldLayout search(long value) {
        for (int i = 0; i < fOptions.size(); i++) {
            if (fRanges.get(i).contains(value)) {
                return fOptions.get(i);
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
