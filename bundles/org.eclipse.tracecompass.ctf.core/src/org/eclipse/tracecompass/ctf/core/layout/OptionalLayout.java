package org.eclipse.tracecompass.ctf.core.layout;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.OptionalClass;
import org.eclipse.tracecompass.ctf.core.type.Ranges;

/** A field that is there or not, as a value decoded before says. */
public final class OptionalLayout extends FieldLayout {

    private final Slot selector;
    private final @Nullable Ranges ranges;
    private int slot;
    private FieldLayout content;

    /** Creates one whose content is set by the compiler afterwards. */
    OptionalLayout(
            String rawName,
            String name,
            OptionalClass type,
            @Nullable FieldLayout parent,
            Slot selector) {
        super(rawName, name, type, parent);
        this.selector = selector;
        ranges = type.ranges();
        content = this;
    }

    void content(FieldLayout content) {
        this.content = content;
    }

    /** The layout of the content when it is there. */
    public FieldLayout content() {
        return content;
    }

    @Override
    boolean dependsOnOthers() {
        return true;
    }

    @Override
    void finish() {
        slot = selector.index();
        content.finish();
    }

    boolean present(Decoder d) {
        long value = d.slots[slot];
        Ranges ranges = this.ranges;
        return ranges == null ? value != 0 : ranges.contains(value);
    }

    @Override
    public long skip(Decoder d, long pos) {
        return present(d) ? content.skip(d, pos) : pos;
    }

    @Override
    long locateChild(Decoder d, long at, FieldLayout child) {
        return present(d) ? Bits.align(at, child.alignment()) : -1;
    }

    @Override
    public @Nullable Object read(Decoder d) {
        return present(d) ? content.read(d) : null;
    }
}
