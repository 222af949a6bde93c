package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.declared.core.check.Symbols;

/** The attributes of the history that is being built. */
final class HistoryStore implements Store {

    private static final Object NOT_READ = new Object();

    private final ITmfStateSystemBuilder fHistory;
    private final Symbols fSymbols;
    private final RunLimits fLimits;
    private final BitSet fStacks = new BitSet();
    private @Nullable StoredType[] fTypes = new @Nullable StoredType[64];

    /**
     * The values as they are in the history, {@link #NOT_READ} where nobody asked yet. Nobody else
     * changes the history, so that no lock is needed to read a value, or to see that it stays: that
     * is a third of the time of a declaration for a kernel.
     */
    private @Nullable Object[] fValues = new @Nullable Object[0];

    HistoryStore(ITmfStateSystemBuilder history, Symbols symbols, RunLimits limits) {
        fHistory = history;
        fSymbols = symbols;
        fLimits = limits;
    }

    @Override
    public int size() {
        return fHistory.getNbAttributes();
    }

    @Override
    public int find(String[] path) {
        int quark = fHistory.optQuarkAbsolute(path);
        return quark == ITmfStateSystem.INVALID_ATTRIBUTE ? NONE : quark;
    }

    @Override
    public int add(String[] path) {
        int known = find(path);
        if (known != NONE) {
            return known;
        }
        if (fHistory.getNbAttributes() + path.length > fLimits.attributes()) {
            throw Fault.of("more than " + fLimits.attributes() + " attributes");
        }
        return fHistory.getQuarkAbsoluteAndAdd(path);
    }

    @Override
    public @Nullable Object get(int attribute) {
        if (!fStacks.isEmpty() && fStacks.get(attribute)) {
            if (!(fHistory.queryOngoing(attribute) instanceof Integer depth)) {
                return null;
            }
            int top = fHistory.optQuarkRelative(attribute, depth.toString());
            return top < 0 ? null : fHistory.queryOngoing(top);
        }
        return known(attribute);
    }

    private @Nullable Object known(int attribute) {
        if (attribute >= fValues.length) {
            int size = fValues.length;
            fValues = Arrays.copyOf(fValues, Math.max(attribute + 1, Math.max(64, 2 * size)));
            Arrays.fill(fValues, size, fValues.length, NOT_READ);
        }
        Object value = fValues[attribute];
        if (value == NOT_READ) {
            value = fHistory.queryOngoing(attribute);
            fValues[attribute] = value;
        }
        return value;
    }

    private void forget(int attribute) {
        if (attribute < fValues.length) {
            fValues[attribute] = NOT_READ;
        }
    }

    private void change(long time, @Nullable Object value, int attribute) {
        fHistory.modifyAttribute(time, value, attribute);
        fValues[attribute] = value;
    }

    private StoredType typeOf(int attribute) {
        if (attribute >= fTypes.length) {
            fTypes = Arrays.copyOf(fTypes, Math.max(attribute + 1, 2 * fTypes.length));
        }
        StoredType type = fTypes[attribute];
        if (type == null) {
            type =
                    fSymbols.typeOf(List.of(fHistory.getFullAttributePathArray(attribute)))
                            .map(StoredType::of)
                            .orElse(StoredType.FREE);
            fTypes[attribute] = type;
        }
        return type;
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
        StoredType kept = type == null ? typeOf(attribute) : type;
        if (!kept.isStored(value, known(attribute))) {
            change(time, kept.stored(value), attribute);
        }
    }

    private @Nullable Object stored(
            @Nullable Object value, int attribute, @Nullable StoredType type) {
        if (value == null) {
            return null;
        }
        Object kept = (type == null ? typeOf(attribute) : type).stored(value);
        return kept instanceof String text ? limited(text) : kept;
    }

    private String limited(String text) {
        if (text.length() > fLimits.textLength()) {
            throw Fault.of("a text of more than " + fLimits.textLength() + " characters");
        }
        return text;
    }

    @Override
    public void remove(long time, int attribute) {
        fHistory.removeAttribute(time, attribute);
        forget(attribute);
        fHistory.getSubAttributes(attribute, true).forEach(this::forget);
    }

    @Override
    public void push(long time, @Nullable Object value, int attribute) {
        fStacks.set(attribute);
        Object depth = fHistory.queryOngoing(attribute);
        if (depth instanceof Integer number && number >= fLimits.stackDepth()) {
            throw Fault.of("a stack of more than " + fLimits.stackDepth() + " values");
        }
        fHistory.pushAttribute(time, stored(value, attribute, null), attribute);
        forget(attribute);
        fHistory.getSubAttributes(attribute, false).forEach(this::forget);
    }

    @Override
    public void pop(long time, int attribute) {
        if (fStacks.get(attribute)) {
            fHistory.popAttribute(time, attribute);
            forget(attribute);
            fHistory.getSubAttributes(attribute, true).forEach(this::forget);
        }
    }

    void save(DataOutput out) throws IOException {
        byte[] stacks = fStacks.toByteArray();
        out.writeInt(stacks.length);
        out.write(stacks);
    }

    void restore(DataInput in) throws IOException {
        byte[] stacks = new byte[in.readInt()];
        in.readFully(stacks);
        fStacks.or(BitSet.valueOf(stacks));
    }
}
