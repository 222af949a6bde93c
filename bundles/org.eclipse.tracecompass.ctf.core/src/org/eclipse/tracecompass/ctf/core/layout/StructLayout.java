package org.eclipse.tracecompass.ctf.core.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.StructClass;

/**
 * A structure. Members of fixed size that follow each other are one step: an alignment and a number
 * of bits. So most of LTTng's events are skipped in one addition, and the others in one per text or
 * array.
 */
public final class StructLayout extends FieldLayout {

    private static final FieldLayout[] NONE = {};

    private final int fAlignment;
    private final List<FieldLayout> fChildren = new ArrayList<>();
    private final Map<String, FieldLayout> fByRawName = new HashMap<>();
    private final Map<String, FieldLayout> fByName = new HashMap<>();

    /** For each step the member to skip; null for a run of fixed size. */
    private @Nullable FieldLayout[] fSteps = NONE;

    private int[] fRunAlignment = {};
    private long[] fRunBits = {};

    /** For each member its step, and its offset in the run that the step is. */
    private int[] fStepOf = {};

    private long[] fOffsetInRun = {};

    /** Whether a member depends on another field. */
    private boolean fDependsOnOthers;

    /** Whether, as a scope, it has fields that depend on fields of other scopes of the event. */
    private boolean fDependent;

    StructLayout(String rawName, String name, StructClass type, @Nullable FieldLayout parent) {
        super(rawName, name, type, parent);
        fAlignment = type.alignment();
    }

    void add(FieldLayout child) {
        child.index = fChildren.size();
        fChildren.add(child);
        fByRawName.put(child.rawName(), child);
        fByName.putIfAbsent(child.name(), child);
    }

    /** The members, in the order of the data. */
    public List<FieldLayout> members() {
        return fChildren;
    }

    void dependent() {
        fDependent = true;
    }

    /** Whether fields of this scope depend on fields of other scopes. */
    public boolean isDependent() {
        return fDependent;
    }

    /** Whether nothing in it depends on its values, and its size is always the same. */
    public boolean plain() {
        return plain;
    }

    /** The member of a name in the metadata, or null. */
    @Nullable
    FieldLayout byRawName(String rawName) {
        return fByRawName.get(rawName);
    }

    /** The member of a name, or null. */
    public @Nullable FieldLayout member(String name) {
        return fByName.get(name);
    }

    @Override
    boolean dependsOnOthers() {
        return fDependsOnOthers;
    }

    @Override
    void finish() {
        for (FieldLayout child : fChildren) {
            child.finish();
        }
        sizes();
        steps();
        if (parent() == null) {
            constantOffset = 0;
            offsets(0);
        }
    }

    private void sizes() {
        long end = 0;
        plain = true;
        for (FieldLayout child : fChildren) {
            plain &= child.plain;
            fDependsOnOthers |= child.dependsOnOthers();
            boolean known = end >= 0 && child.staticBits >= 0;
            end = known ? Bits.align(end, child.alignment()) + child.staticBits : -1;
            if (end > ArrayLayout.MAX_STATIC_BITS) {
                end = ArrayLayout.MAX_STATIC_BITS + 1;
            }
        }
        staticBits = end;
        plain &= end >= 0;
    }

    private void steps() {
        int count = fChildren.size();
        fStepOf = new int[count];
        fOffsetInRun = new long[count];
        List<@Nullable FieldLayout> steps = new ArrayList<>();
        int[] alignments = new int[count];
        long[] bits = new long[count];
        boolean inRun = false;
        for (int i = 0; i < count; i++) {
            FieldLayout child = fChildren.get(i);
            if (!child.plain) {
                inRun = false;
                steps.add(child);
            } else {
                int step = steps.size() - 1;
                if (!inRun || child.alignment() > alignments[step]) {
                    step++;
                    steps.add(null);
                    alignments[step] = step == 0 ? fAlignment : child.alignment();
                    inRun = true;
                }
                fOffsetInRun[i] = Bits.align(bits[step], child.alignment());
                bits[step] =
                        Math.min(
                                fOffsetInRun[i] + child.staticBits,
                                ArrayLayout.MAX_STATIC_BITS + 1);
            }
            fStepOf[i] = steps.size() - 1;
        }
        fSteps = steps.toArray(new @Nullable FieldLayout[0]);
        fRunAlignment = Arrays.copyOf(alignments, fSteps.length);
        fRunBits = Arrays.copyOf(bits, fSteps.length);
    }

    /**
     * Gives the members offsets from the start of the scope, as far as these are always the same.
     */
    private void offsets(long start) {
        long at = start;
        for (FieldLayout child : fChildren) {
            if (at < 0) {
                return;
            }
            long begin = Bits.align(at, child.alignment());
            if (child instanceof StructLayout inner) {
                inner.offsets(begin);
            }
            if (!child.dependsOnOthers()) {
                child.constantOffset = begin;
            }
            at = child.staticBits < 0 ? -1 : begin + child.staticBits;
        }
    }

    @Override
    public long skip(Decoder d, long pos) {
        long p = steps(d, Bits.align(pos, fAlignment), fSteps.length);
        d.check(p);
        return p;
    }

    private long steps(Decoder d, long start, int count) {
        long p = start;
        for (int i = 0; i < count; i++) {
            FieldLayout step = fSteps[i];
            if (step == null) {
                p = Bits.align(p, fRunAlignment[i]) + fRunBits[i];
            } else {
                p = step.skip(d, p);
            }
        }
        return p;
    }

    @Override
    long locateChild(Decoder d, long at, FieldLayout child) {
        int step = fStepOf[child.index];
        long p = steps(d, at, step);
        return fSteps[step] == null
                ? Bits.align(p, fRunAlignment[step]) + fOffsetInRun[child.index]
                : Bits.align(p, child.alignment());
    }

    @Override
    public @Nullable Object read(Decoder d) {
        d.pos = Bits.align(d.pos, fAlignment);
        @Nullable Object[] values = new @Nullable Object[fChildren.size()];
        d.spend(values.length);
        for (int i = 0; i < values.length; i++) {
            values[i] = fChildren.get(i).read(d);
        }
        return new StructValue(this, values);
    }
}
