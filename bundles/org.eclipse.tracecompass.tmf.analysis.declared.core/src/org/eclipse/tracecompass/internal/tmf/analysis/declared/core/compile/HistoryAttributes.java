package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IHistoryPart;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;

/** The attributes of the history that is being built. */
final class HistoryAttributes implements Store {

    private static final Object NOT_READ = new Object();

    private final ITmfStateSystemBuilder history;
    private final RunLimits limits;
    private final BitSet stacks = new BitSet();

    /** In a part of a history, a value that was not set yet is not known: it is like no other. */
    private final boolean isPart;

    private final StoredTypes types;

    /**
     * The values as they are in the history, {@link #NOT_READ} if not read yet. No other code
     * changes the history, so that no lock is needed to read a value, or to see that it stays: that
     * is a third of the time of a declaration for a kernel.
     */
    private @Nullable Object[] values = new @Nullable Object[0];

    /** The attributes that have a value; created when a rule first removes values. */
    private @Nullable LiveTree live;

    private final CharacterCount names;
    private final CharacterCount texts;

    /** Whether the characters of what was in the history before are among those counted. */
    private boolean isCounted;

    HistoryAttributes(ITmfStateSystemBuilder history, Symbols symbols, RunLimits limits) {
        this.history = history;
        this.limits = limits;
        names = new CharacterCount("names", limits.characters());
        texts = new CharacterCount("texts", limits.characters());
        types =
                new StoredTypes(
                        symbols, quark -> List.of(history.getFullAttributePathArray(quark)));
        isPart = history instanceof IHistoryPart;
    }

    /** What was read of the history may be other now. */
    void forgetValues() {
        Arrays.fill(values, NOT_READ);
        live = null;
        isCounted = false;
    }

    /** Returns whether the attributes of a later part of the history fit in with these. */
    boolean takes(HistoryAttributes part) {
        count();
        part.count();
        return size() + part.size() <= limits.attributes()
                && names.takes(part.names.count())
                && texts.takes(part.texts.count());
    }

    private void count() {
        if (isCounted) {
            return;
        }
        isCounted = true;
        names.reset();
        texts.reset();
        for (int quark = 0; quark < history.getNbAttributes(); quark++) {
            names.add(history.getAttributeName(quark).length());
            texts.add(isPart ? 0 : CharacterCount.length(history.queryOngoing(quark)));
        }
    }

    @Override
    public int size() {
        return history.getNbAttributes();
    }

    @Override
    public int find(String[] path) {
        int quark = history.optQuarkAbsolute(path);
        return quark == ITmfStateSystem.INVALID_ATTRIBUTE ? NONE : quark;
    }

    @Override
    public int add(String[] path) {
        int known = find(path);
        if (known != NONE) {
            return known;
        }
        if (history.getNbAttributes() + path.length > limits.attributes()) {
            throw Fault.of("more than " + limits.attributes() + " attributes");
        }
        count();
        names.require(Arrays.stream(path).mapToLong(String::length).sum());
        int before = history.getNbAttributes();
        int added = history.getQuarkAbsoluteAndAdd(path);
        for (int i = path.length - (history.getNbAttributes() - before); i < path.length; i++) {
            names.add(path[i].length());
        }
        return added;
    }

    @Override
    public @Nullable Object get(int attribute) {
        if (!stacks.isEmpty() && stacks.get(attribute)) {
            if (!(history.queryOngoing(attribute) instanceof Integer depth)) {
                return null;
            }
            int top = history.optQuarkRelative(attribute, depth.toString());
            return top < 0 ? null : history.queryOngoing(top);
        }
        return known(attribute);
    }

    private @Nullable Object known(int attribute) {
        if (attribute >= values.length) {
            int size = values.length;
            values = Arrays.copyOf(values, Math.max(attribute + 1, Math.max(64, 2 * size)));
            Arrays.fill(values, size, values.length, NOT_READ);
        }
        Object value = values[attribute];
        if (value == NOT_READ && !isPart) {
            value = history.queryOngoing(attribute);
            values[attribute] = value;
        }
        return value;
    }

    private void forget(int attribute) {
        if (attribute < values.length) {
            values[attribute] = NOT_READ;
        }
    }

    private void change(long time, @Nullable Object value, int attribute) {
        count();
        int more = CharacterCount.length(value) - CharacterCount.length(values[attribute]);
        texts.require(more);
        history.modifyAttribute(time, value, attribute);
        texts.add(more);
        values[attribute] = value;
        noteLive(attribute, value != null);
    }

    private void noteLive(int attribute, boolean hasValue) {
        LiveTree live = this.live;
        if (live != null) {
            live.set(attribute, hasValue);
        }
    }

    private LiveTree live() {
        LiveTree live = this.live;
        if (live == null) {
            live = new LiveTree(history::getParentAttributeQuark);
            for (int quark = 0; quark < history.getNbAttributes(); quark++) {
                live.set(quark, history.queryOngoing(quark) != null);
            }
            this.live = live;
        }
        return live;
    }

    @Override
    public void set(long time, @Nullable Object value, int attribute, @Nullable StoredType type) {
        if (value instanceof Long number) {
            set(time, number.longValue(), attribute, type);
            return;
        }
        if (value instanceof Integer number) {
            set(time, number.longValue(), attribute, type);
            return;
        }
        Object now = known(attribute);
        if (value == null ? now != null : !value.equals(now)) {
            change(time, stored(value, attribute, type), attribute);
        }
    }

    @Override
    public void set(long time, long value, int attribute, @Nullable StoredType type) {
        StoredType kept = type == null ? types.of(attribute) : type;
        if (!kept.isStored(value, known(attribute))) {
            change(time, kept.stored(value), attribute);
        }
    }

    private @Nullable Object stored(
            @Nullable Object value, int attribute, @Nullable StoredType type) {
        if (value == null) {
            return null;
        }
        Object kept = (type == null ? types.of(attribute) : type).stored(value);
        return kept instanceof String text ? limited(text) : kept;
    }

    private String limited(String text) {
        if (text.length() > limits.textLength()) {
            throw Fault.of("a text of more than " + limits.textLength() + " characters");
        }
        return text;
    }

    @Override
    public void remove(long time, int attribute) {
        count();
        live().clear(
                        attribute,
                        quark -> {
                            texts.add(-CharacterCount.length(known(quark)));
                            history.modifyAttribute(time, null, quark);
                            forget(quark);
                        });
    }

    @Override
    public void push(long time, @Nullable Object value, int attribute) {
        stacks.set(attribute);
        Object depth = history.queryOngoing(attribute);
        if (depth instanceof Integer number && number >= limits.stackDepth()) {
            throw Fault.of("a stack of more than " + limits.stackDepth() + " values");
        }
        Object kept = stored(value, attribute, null);
        int more = CharacterCount.length(kept);
        if (more > 0) {
            count();
            texts.require(more);
        }
        history.pushAttribute(time, kept, attribute);
        texts.add(more);
        refresh(attribute);
        refresh(top(attribute));
    }

    /** The attribute that has the value on top of a stack; negative if there is none. */
    private int top(int attribute) {
        return history.queryOngoing(attribute) instanceof Integer depth && depth > 0
                ? history.optQuarkRelative(attribute, depth.toString())
                : NONE;
    }

    /** The history has changed the value of an attribute by itself. */
    private void refresh(int attribute) {
        if (attribute >= 0) {
            forget(attribute);
            noteLive(attribute, history.queryOngoing(attribute) != null);
        }
    }

    @Override
    public void pop(long time, int attribute) {
        if (!stacks.get(attribute)) {
            return;
        }
        int top = top(attribute);
        if (top >= 0 && history.queryOngoing(attribute) instanceof Integer depth) {
            // As the history does it, which looks at all that ever was below the top, too.
            remove(time, top);
            history.modifyAttribute(time, depth == 1 ? null : (Object) (depth - 1), attribute);
        } else {
            history.popAttribute(time, attribute);
        }
        refresh(attribute);
    }

    void save(DataOutput out) throws IOException {
        byte[] stacks = this.stacks.toByteArray();
        out.writeInt(stacks.length);
        out.write(stacks);
    }

    void restore(DataInput in) throws IOException {
        byte[] stacks = new byte[in.readInt()];
        in.readFully(stacks);
        this.stacks.or(BitSet.valueOf(stacks));
        live = null;
        isCounted = false;
    }
}
