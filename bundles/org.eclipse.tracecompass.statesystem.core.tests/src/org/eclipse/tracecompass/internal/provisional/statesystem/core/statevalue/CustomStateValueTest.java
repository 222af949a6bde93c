package org.eclipse.tracecompass.internal.provisional.statesystem.core.statevalue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferReader;
import org.eclipse.tracecompass.datastore.core.serialization.ISafeByteBufferWriter;
import org.eclipse.tracecompass.datastore.core.serialization.SafeByteBufferFactory;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** State values of a plug-in's own type. */
class CustomStateValueTest {

    private static final byte ID = 101;
    private static final byte UNKNOWN_ID = 102;

    @TempDir Path folder = Path.of("");

    /** A place and its name. */
    private static class Place extends CustomStateValue {
        private final String name;
        private final long position;

        Place(String name, long position) {
            this.name = name;
            this.position = position;
        }

        static CustomStateValue read(ISafeByteBufferReader buffer) {
            return new Place(buffer.getString(), buffer.getLong());
        }

        @Override
        protected Byte getCustomTypeId() {
            return ID;
        }

        @Override
        protected void serializeValue(ISafeByteBufferWriter buffer) {
            buffer.putString(name);
            buffer.putLong(position);
        }

        @Override
        protected int getSerializedValueSize() {
            return SafeByteBufferFactory.getStringSizeInBuffer(name) + Long.BYTES;
        }

        @Override
        public int compareTo(@Nullable ITmfStateValue o) {
            return o instanceof Place other ? Long.compare(position, other.position) : 1;
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Place other
                    && position == other.position
                    && name.equals(other.name);
        }

        @Override
        public int hashCode() {
            return Long.hashCode(position);
        }
    }

    /** Another class of the same type. */
    private static final class Harbour extends Place {
        Harbour(String name, long position) {
            super(name, position);
        }
    }

    /** A value of a type that nobody can read. */
    private static final class Riddle extends Place {
        Riddle() {
            super("riddle", 0);
        }

        @Override
        protected Byte getCustomTypeId() {
            return UNKNOWN_ID;
        }

        @Override
        public String toString() {
            return "a riddle";
        }
    }

    private static final CustomStateValue.CustomStateValueFactory FACTORY = Place::read;

    @BeforeAll
    static void register() {
        CustomStateValue.registerCustomFactory(ID, FACTORY);
    }

    @Test
    void aValueComesBackFromAStoredHistory() throws IOException {
        File file = folder.resolve("places.ht").toFile();
        ITmfStateSystemBuilder built =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "places", file, 1, 0, 100));
        int quark = built.getQuarkAbsoluteAndAdd("place");
        Place home = new Place("hôme", 7);
        built.modifyAttribute(10, home, quark);
        assertThat(built.queryOngoingState(quark)).isSameAs(home);
        built.modifyAttribute(20, (Object) null, quark);
        built.closeHistory(30);
        built.dispose();
        ITmfStateSystem stored =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                "places", file, 1),
                        false);
        assertThat(stored.querySingleState(15, quark).getValue()).isEqualTo(home);
        assertThat(stored.querySingleState(15, quark).getStateValue()).isEqualTo(home);
        assertThat(stored.querySingleState(15, quark).getValue())
                .as("an object that its caller may change")
                .isNotSameAs(stored.querySingleState(15, quark).getValue());
        assertThat(stored.querySingleState(25, quark).getValue()).isNull();
        stored.dispose();
    }

    @Test
    void theValuesOfATypeMayBeOfSeveralClasses() throws IOException {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("harbours", 0));
        List<Place> values = List.of(new Harbour("Brest", 3), new Place("Rennes", 4));
        for (Place value : values) {
            int quark = ss.getQuarkAbsoluteAndAdd(value.name);
            ss.modifyAttribute(10, value, quark);
        }
        ss.closeHistory(20);
        for (Place value : values) {
            int quark = ss.optQuarkAbsolute(value.name);
            assertThat(ss.querySingleState(15, quark).getValue()).isEqualTo(value);
        }
        ss.dispose();
    }

    @Test
    void aTypeHasOneFactory() {
        CustomStateValue.registerCustomFactory(ID, FACTORY);
        assertThatThrownBy(() -> CustomStateValue.registerCustomFactory(ID, buffer -> new Riddle()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aValueOfATypeWithoutAFactoryIsStoredAsItsText() throws IOException {
        File file = folder.resolve("riddles.ht").toFile();
        ITmfStateSystemBuilder built =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "riddles", file, 1, 0, 100));
        int quark = built.getQuarkAbsoluteAndAdd("riddle");
        built.modifyAttribute(10, new Riddle(), quark);
        built.closeHistory(30);
        built.dispose();
        ITmfStateSystem stored =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendExistingFile(
                                "riddles", file, 1),
                        false);
        assertThat(stored.querySingleState(15, quark).getValue()).isEqualTo("a riddle");
        stored.dispose();
    }
}
