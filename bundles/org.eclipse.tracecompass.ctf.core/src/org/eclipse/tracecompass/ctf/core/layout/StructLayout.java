package org.eclipse.tracecompass.ctf.core.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.type.Role;
import org.eclipse.tracecompass.ctf.core.type.StructClass;

/**
 * A structure. Members of fixed size that follow each other are one step: an alignment and a number
 * of bits. So most of LTTng's events are skipped in one addition, and the others in one per text or
 * array.
 */
public final class StructLayout extends FieldLayout {

    private static final FieldLayout[] NONE = {};

    private final int alignment;
    private final List<FieldLayout> children = new ArrayList<>();
    private final Map<String, FieldLayout> byRawName = new HashMap<>();
    private final Map<String, FieldLayout> byName = new HashMap<>();

    /** For each step the member to skip; null for a run of fixed size. */
    private @Nullable FieldLayout[] steps = NONE;

    private int[] runAlignment = {};
    private long[] runBits = {};

    /** For each member its step, and its offset in the run that the step is. */
    private int[] stepOf = {};

    private long[] offsetInRun = {};

    /** Whether a member depends on another field. */
    private boolean dependsOnOthers;

    /** Whether, as a scope, it has fields that depend on fields of other scopes of the event. */
    private boolean dependent;

    StructLayout(String rawName, String name, StructClass type, @Nullable FieldLayout parent) {
        super(rawName, name, type, parent);
        alignment = type.alignment();
    }

    void add(FieldLayout child) {
        child.index = children.size();
        children.add(child);
        byRawName.put(child.rawName(), child);
        byName.putIfAbsent(child.name(), child);
    }

    /** The members, in the order of the data. */
    public List<FieldLayout> members() {
        return children;
    }

    void dependent() {
        dependent = true;
    }

    /** Whether fields of this scope depend on fields of other scopes. */
    public boolean isDependent() {
        return dependent;
    }

    /** Whether nothing in it depends on its values, and its size is always the same. */
    public boolean plain() {
        return plain;
    }

    /** The member of a name in the metadata, or null. */
    @Nullable
    FieldLayout byRawName(String rawName) {
        return byRawName.get(rawName);
    }

    /** The member of a name, or null. */
    public @Nullable FieldLayout member(String name) {
        return byName.get(name);
    }

    /** The member with a role, also of structures in it; null if there is none. */
    public @Nullable IntegerLayout withRole(Role role) {
        for (FieldLayout child : children) {
            IntegerLayout found =
                    switch (child) {
                        case IntegerLayout integer -> integer.hasRole(role) ? integer : null;
                        case StructLayout struct -> struct.withRole(role);
                        default -> null;
                    };
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    @Override
    boolean dependsOnOthers() {
        return dependsOnOthers;
    }

    @Override
    void finish() {
        for (FieldLayout child : children) {
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
        for (FieldLayout child : children) {
            plain &= child.plain;
            dependsOnOthers |= child.dependsOnOthers();
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
        int count = children.size();
        stepOf = new int[count];
        offsetInRun = new long[count];
        List<@Nullable FieldLayout> steps = new ArrayList<>();
        int[] alignments = new int[count];
        long[] bits = new long[count];
        boolean inRun = false;
        for (int i = 0; i < count; i++) {
            FieldLayout child = children.get(i);
            if (!child.plain) {
                inRun = false;
                steps.add(child);
            } else {
                int step = steps.size() - 1;
                if (!inRun || child.alignment() > alignments[step]) {
                    step++;
                    steps.add(null);
                    alignments[step] = step == 0 ? alignment : child.alignment();
                    inRun = true;
                }
                offsetInRun[i] = Bits.align(bits[step], child.alignment());
                bits[step] =
                        Math.min(
                                offsetInRun[i] + child.staticBits, ArrayLayout.MAX_STATIC_BITS + 1);
            }
            stepOf[i] = steps.size() - 1;
        }
        this.steps = steps.toArray(new @Nullable FieldLayout[0]);
        runAlignment = Arrays.copyOf(alignments, this.steps.length);
        runBits = Arrays.copyOf(bits, this.steps.length);
    }

    /** Assigns offsets from the start of the scope to members whose offset is constant. */
    private void offsets(long start) {
        long at = start;
        for (FieldLayout child : children) {
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
        long p = steps(d, Bits.align(pos, alignment), steps.length);
        d.check(p);
        return p;
    }

    private long steps(Decoder d, long start, int count) {
        long p = start;
        for (int i = 0; i < count; i++) {
            FieldLayout step = steps[i];
            if (step == null) {
                p = Bits.align(p, runAlignment[i]) + runBits[i];
            } else {
                p = step.skip(d, p);
            }
        }
        return p;
    }

    @Override
    long locateChild(Decoder d, long at, FieldLayout child) {
        int step = stepOf[child.index];
        long p = steps(d, at, step);
        return steps[step] == null
                ? Bits.align(p, runAlignment[step]) + offsetInRun[child.index]
                : Bits.align(p, child.alignment());
    }

    @Override
    public @Nullable Object read(Decoder d) {
        d.pos = Bits.align(d.pos, alignment);
        @Nullable Object[] values = new @Nullable Object[children.size()];
        for (int i = 0; i < values.length; i++) {
            long before = d.pos;
            values[i] = children.get(i).read(d);
            if (d.pos == before) {
                d.spend(1);
            }
        }
        return new StructValue(this, values);
    }
}
