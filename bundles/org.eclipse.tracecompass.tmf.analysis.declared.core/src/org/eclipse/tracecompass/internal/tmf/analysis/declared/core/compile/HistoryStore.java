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
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;

/** The attributes of the history that is being built. */
final class HistoryStore implements Store {

    private static final Object NOT_READ = new Object();

    private static final byte NOT_ASKED = 0;
    private static final byte FREE = 1;
    private static final byte INT = 2;
    private static final byte LONG = 3;
    private static final byte DOUBLE = 4;
    private static final byte TEXT = 5;

    private final ITmfStateSystemBuilder fHistory;
    private final Symbols fSymbols;
    private final RunLimits fLimits;
    private final BitSet fStacks = new BitSet();
    private byte[] fTypes = new byte[1024];

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

    private byte typeOf(int attribute) {
        if (attribute >= fTypes.length) {
            fTypes = Arrays.copyOf(fTypes, Math.max(attribute + 1, 2 * fTypes.length));
        }
        byte type = fTypes[attribute];
        if (type == NOT_ASKED) {
            type =
                    fSymbols.typeOf(List.of(fHistory.getFullAttributePathArray(attribute)))
                            .map(HistoryStore::code)
                            .orElse(FREE);
            fTypes[attribute] = type;
        }
        return type;
    }

    private static Byte code(AttributeType type) {
        return switch (type) {
            case AttributeType.Table table -> INT;
            case AttributeType.Plain plain ->
                    switch (plain) {
                        case INT -> INT;
                        case LONG -> LONG;
                        case DOUBLE -> DOUBLE;
                        case STRING -> TEXT;
                    };
        };
    }

    @Override
    public void set(long time, @Nullable Object value, int attribute) {
        Object now = known(attribute);
        if (value == null ? now != null : !value.equals(now)) {
            change(time, stored(value, typeOf(attribute)), attribute);
        }
    }

    @Override
    public void set(long time, long value, int attribute) {
        Object now = known(attribute);
        boolean same =
                now instanceof Integer number
                        ? number == value
                        : now instanceof Long large && large == value;
        if (!same) {
            change(time, stored(value, typeOf(attribute)), attribute);
        }
    }

    private static Object stored(long value, byte type) {
        return switch (type) {
            case INT -> {
                if (value != (int) value) {
                    throw Fault.of("the number " + value + " where one of 32 bits is needed");
                }
                yield (Object) (int) value;
            }
            case DOUBLE -> (double) value;
            case TEXT -> throw Values.wrong(value, "a text");
            default -> value;
        };
    }

    private @Nullable Object stored(@Nullable Object value, byte type) {
        // The frequent ones first: a switch over types costs more than the change itself.
        if (value == null) {
            return null;
        }
        if (value instanceof String text && (type == TEXT || type == FREE)) {
            return limited(text);
        }
        if (value instanceof Long number) {
            return stored(number.longValue(), type);
        }
        return switch (value) {
            case Integer number -> stored(number.longValue(), type);
            case Double real when type == DOUBLE || type == FREE -> real;
            case Double real ->
                    throw Values.wrong(real, type == TEXT ? "a text" : "a whole number");
            case Boolean truth when type == FREE || type == INT || type == LONG ->
                    stored(truth ? 1L : 0L, type == FREE ? INT : type);
            default -> throw Values.wrong(value, type == TEXT ? "a text" : "a number");
        };
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
        fHistory.pushAttribute(time, stored(value, typeOf(attribute)), attribute);
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
