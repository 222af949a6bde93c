package org.eclipse.tracecompass.tmf.core.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class TmfFieldTest {

    private static final TmfEventField CONTENT =
            new TmfEventField(
                    ITmfEventField.ROOT_FIELD_ID,
                    null,
                    new ITmfEventField[] {
                        new TmfEventField("tid", 42, null),
                        new TmfEventField("comm", "bash", null),
                        new TmfEventField(
                                "ctx",
                                "",
                                new ITmfEventField[] {new TmfEventField("prio", 1.5, null)})
                    });

    /** Resolves "tid" alone and counts how often it is asked. */
    private static final class ResolvingType extends TmfEventType implements ITmfFieldResolver {
        final AtomicInteger asked = new AtomicInteger();
        final long value;
        final ITmfFieldReader reader = new Reader();

        ResolvingType(long value) {
            super("resolving", null);
            this.value = value;
        }

        @Override
        public @Nullable ITmfFieldReader resolve(String... path) {
            asked.incrementAndGet();
            return path[0].equals("tid") ? reader : null;
        }

        /** Refers to its type, as a reader may. */
        private final class Reader implements ITmfFieldReader {
            @Override
            public long readLong(ITmfEvent e, long missing) {
                return value;
            }

            @Override
            public double readDouble(ITmfEvent e, double missing) {
                return value;
            }

            @Override
            public @Nullable Object read(ITmfEvent e) {
                return value;
            }
        }
    }

    @Test
    void plainEventsAreReadThroughTheirContent() {
        ITmfEvent event = new TmfEvent(null, 0, null, new TmfEventType("plain", null), CONTENT);
        assertThat(TmfField.of("tid").asLong(event, -1)).isEqualTo(42);
        assertThat(TmfField.of("tid").asDouble(event, -1)).isEqualTo(42.0);
        assertThat(TmfField.of("ctx", "prio").asDouble(event, -1)).isEqualTo(1.5);
        assertThat(TmfField.of("ctx", "prio").asLong(event, -1)).isEqualTo(1);
        assertThat(TmfField.of("comm").asString(event)).isEqualTo("bash");
        assertThat(TmfField.of("comm").asLong(event, -1)).isEqualTo(-1);
        assertThat(TmfField.of("none").isIn(event)).isFalse();
        assertThat(TmfField.of("none").get(event)).isNull();
        assertThat(TmfField.of("tid").asLong(new TmfEvent(), -1)).isEqualTo(-1);
        assertThatIllegalArgumentException().isThrownBy(TmfField::of);
    }

    @Test
    void aTypeIsAskedOncePerHandle() {
        TmfField tid = TmfField.of("tid");
        TmfField comm = TmfField.of("comm");
        List<ResolvingType> types = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            types.add(new ResolvingType(i));
        }
        IntStream.range(0, 4)
                .parallel()
                .forEach(
                        run -> {
                            for (ResolvingType type : types) {
                                ITmfEvent event = new TmfEvent(null, 0, null, type, CONTENT);
                                assertThat(tid.asLong(event, -1)).isEqualTo(type.value);
                                assertThat(tid.isIn(event)).isTrue();
                                assertThat(comm.get(event)).isNull();
                                assertThat(comm.isIn(event)).isFalse();
                            }
                        });
        assertThat(types).allSatisfy(type -> assertThat(type.asked).hasValue(2));
    }

    @Test
    @Timeout(60)
    void aHandleDoesNotKeepTheTypesOfClosedTracesAlive() throws InterruptedException {
        TmfField tid = TmfField.of("tid");
        WeakReference<ITmfEventType> type = readOneEventOfANewType(tid);
        while (type.get() != null) {
            System.gc();
            Thread.sleep(1);
        }
        assertThat(readOneEventOfANewType(tid)).isNotNull();
    }

    private static WeakReference<ITmfEventType> readOneEventOfANewType(TmfField tid) {
        ITmfEventType type = new ResolvingType(7);
        assertThat(tid.asLong(new TmfEvent(null, 0, null, type, CONTENT), -1)).isEqualTo(7);
        return new WeakReference<>(type);
    }

    @Test
    @Timeout(60)
    void aReaderThatItsTypeDoesNotKeepIsResolvedAgain() throws InterruptedException {
        TmfField tid = TmfField.of("tid");
        AtomicReference<WeakReference<Object>> latest =
                new AtomicReference<>(new WeakReference<>(new Object()));
        class Forgetful extends TmfEventType implements ITmfFieldResolver {
            Forgetful() {
                super("forgetful", null);
            }

            @Override
            public @Nullable ITmfFieldReader resolve(String... path) {
                ITmfFieldReader reader = new ResolvingType(5).reader;
                latest.set(new WeakReference<>(reader));
                return reader;
            }
        }
        ITmfEvent event = new TmfEvent(null, 0, null, new Forgetful(), CONTENT);
        assertThat(tid.asLong(event, -1)).isEqualTo(5);
        while (latest.get().get() != null) {
            System.gc();
            Thread.sleep(1);
        }
        assertThat(tid.asLong(event, -1)).isEqualTo(5);
    }
}
