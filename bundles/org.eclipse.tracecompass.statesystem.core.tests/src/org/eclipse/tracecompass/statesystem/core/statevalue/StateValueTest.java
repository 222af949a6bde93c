package org.eclipse.tracecompass.statesystem.core.statevalue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.junit.jupiter.api.Test;

/** State values, and values of types that are not built in. */
class StateValueTest {

    private static final TmfStateValue NULL = TmfStateValue.nullValue();
    private static final TmfStateValue INT = TmfStateValue.newValueInt(10);
    private static final TmfStateValue LONG = TmfStateValue.newValueLong(20);
    private static final TmfStateValue DOUBLE = TmfStateValue.newValueDouble(15.5);
    private static final TmfStateValue STRING = TmfStateValue.newValueString("text");

    /** A value of another type. */
    record Point(int x, int y) {}

    /** Its serializer. */
    static final class PointSerializer implements IStateValueSerializer<Point> {
        @Override
        public String getId() {
            return "test.point";
        }

        @Override
        public Class<Point> getValueClass() {
            return Point.class;
        }

        @Override
        public byte[] serialize(Point value) {
            return ByteBuffer.allocate(8).putInt(value.x).putInt(value.y).array();
        }

        @Override
        public Point deserialize(byte[] bytes) {
            ByteBuffer buffer = ByteBuffer.wrap(bytes);
            return new Point(buffer.getInt(), buffer.getInt());
        }
    }

    @Test
    void nullUnboxesToASentinelOfEveryType() {
        assertThat(NULL.isNull()).isTrue();
        assertThat(NULL.unboxInt()).isEqualTo(-1);
        assertThat(NULL.unboxLong()).isEqualTo(-1);
        assertThat(NULL.unboxDouble()).isNaN();
        assertThat(NULL.unboxStr()).isEqualTo("nullValue");
        assertThat(NULL.unboxValue()).isNull();
        assertThat(TmfStateValue.newValueString(null)).isSameAs(NULL);
    }

    @Test
    void aValueUnboxesToItsOwnTypeOnly() {
        assertThat(INT.unboxInt()).isEqualTo(10);
        assertThat(INT.unboxLong()).isEqualTo(10);
        assertThat(INT.unboxValue()).isEqualTo(10);
        assertThatThrownBy(INT::unboxDouble).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(INT::unboxStr).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(LONG::unboxInt).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(DOUBLE::unboxLong).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(STRING::unboxInt).isInstanceOf(StateValueTypeException.class);
        assertThat(STRING.unboxStr()).isEqualTo("text");
    }

    @Test
    void numbersCompareAcrossTypes() {
        for (List<TmfStateValue> pair :
                List.of(List.of(INT, LONG), List.of(INT, DOUBLE), List.of(DOUBLE, LONG))) {
            assertThat(pair.get(0).compareTo(pair.get(1))).isNegative();
            assertThat(pair.get(1).compareTo(pair.get(0))).isPositive();
        }
        assertThat(INT.compareTo(TmfStateValue.newValueLong(10))).isZero();
        assertThat(STRING.compareTo(TmfStateValue.newValueString("u"))).isNegative();
    }

    @Test
    void nullComparesAsWhatItUnboxesTo() {
        assertThat(NULL.compareTo(NULL)).isZero();
        assertThat(NULL.compareTo(INT)).isNegative();
        assertThat(NULL.compareTo(TmfStateValue.newValueInt(-1))).isZero();
        assertThat(NULL.compareTo(TmfStateValue.newValueLong(-2))).isPositive();
        assertThat(NULL.compareTo(DOUBLE)).isPositive();
        assertThat(DOUBLE.compareTo(NULL)).isNegative();
        assertThat(INT.compareTo(NULL)).isPositive();
    }

    @Test
    void nullComesBeforeEveryText() {
        for (String text : List.of("", "a", "nullValue", "x".repeat(500), "\u0000")) {
            TmfStateValue value = TmfStateValue.newValueString(text);
            assertThat(NULL.compareTo(value)).isNegative();
            assertThat(value.compareTo(NULL)).isPositive();
        }
    }

    @Test
    void textsAndNumbersDoNotCompare() {
        assertThatThrownBy(() -> STRING.compareTo(INT)).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> INT.compareTo(STRING)).isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> LONG.compareTo(STRING))
                .isInstanceOf(StateValueTypeException.class);
        assertThatThrownBy(() -> DOUBLE.compareTo(STRING))
                .isInstanceOf(StateValueTypeException.class);
    }

    @Test
    void valuesAreMadeFromPlainObjects() {
        assertThat(TmfStateValue.newValue(null)).isSameAs(NULL);
        assertThat(TmfStateValue.newValue(10)).isEqualTo(INT);
        assertThat(TmfStateValue.newValue(20L)).isEqualTo(LONG);
        assertThat(TmfStateValue.newValue(15.5)).isEqualTo(DOUBLE);
        assertThat(TmfStateValue.newValue("text")).isEqualTo(STRING);
        assertThat(TmfStateValue.newValue(INT)).isSameAs(INT);
        assertThatThrownBy(() -> TmfStateValue.newValue(2.5f))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(TmfStateValue.newValueDouble(Double.NaN))
                .isEqualTo(TmfStateValue.newValueDouble(Double.NaN));
        assertThat(INT).isNotEqualTo(TmfStateValue.newValueLong(10));
    }

    @Test
    void valuesOfARegisteredTypeAreStored() {
        StateValueSerializers.register(new PointSerializer());
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("c", 0));
        int quark = ss.getQuarkAbsoluteAndAdd("point");
        ss.modifyAttribute(10, new Point(1, 2), quark);
        ss.modifyAttribute(20, new Point(3, 4), quark);
        assertThat(ss.querySingleState(15, quark).getValue()).isEqualTo(new Point(1, 2));
        ss.closeHistory(30);
        assertThat(ss.querySingleState(15, quark).getValue()).isEqualTo(new Point(1, 2));
        ITmfStateValue value = ss.querySingleState(25, quark).getStateValue();
        assertThat(value.getType()).isEqualTo(ITmfStateValue.Type.CUSTOM);
        assertThat(value.unboxValue()).isEqualTo(new Point(3, 4));
        ss.dispose();
    }

    @Test
    void builtInTypesAndTakenIdsCannotBeRegistered() {
        StateValueSerializers.register(new PointSerializer());
        assertThatThrownBy(() -> StateValueSerializers.register(new Texts("other", String.class)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(
                        () ->
                                StateValueSerializers.register(
                                        new Texts("test.point", StringBuilder.class)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** A serializer that only has an id and a class. */
    private record Texts(String getId, Class<?> type) implements IStateValueSerializer<Object> {
        @Override
        @SuppressWarnings("unchecked")
        public Class<Object> getValueClass() {
            return (Class<Object>) type;
        }

        @Override
        public byte[] serialize(Object value) {
            return value.toString().getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public Object deserialize(byte[] bytes) {
            return new String(bytes, StandardCharsets.UTF_8);
        }
    }
}
