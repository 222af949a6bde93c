package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Chunks of events that go over to another thread, also when that one fails. */
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class EventPumpTest {

    private static final ITmfEvent[] EVENTS = {};
    private static final int QUEUE = 2;
    private static final int CHUNKS = 20;

    private final List<Throwable> failures = new CopyOnWriteArrayList<>();
    private final AtomicInteger handled = new AtomicInteger();
    private final AtomicInteger finished = new AtomicInteger();

    private EventPump pump(@Nullable Error handling, @Nullable Error finishing) {
        EventPump pump =
                new EventPump(
                        QUEUE,
                        (events, count, position) -> {
                            if (position >= 0) {
                                handled.incrementAndGet();
                                if (handling != null) {
                                    throw handling;
                                }
                            }
                        },
                        () -> {
                            finished.incrementAndGet();
                            if (finishing != null) {
                                throw finishing;
                            }
                        },
                        failures::add);
        pump.start("pump");
        return pump;
    }

    private static void putMany(EventPump pump) {
        for (int i = 0; i < CHUNKS; i++) {
            pump.put(EVENTS, 0, i);
        }
    }

    @Test
    void anErrorOfTheHandlerIsToldAndKeepsNobodyWaiting() {
        Error noMemory = new OutOfMemoryError("injected");
        EventPump pump = pump(noMemory, null);
        putMany(pump);
        pump.await();
        pump.stop();
        assertThat(handled).hasValue(CHUNKS);
        assertThat(finished).hasValue(1);
        assertThat(failures).hasSize(CHUNKS).containsOnly(noMemory);
    }

    @Test
    void anErrorAtTheEndIsTold() {
        Error noMemory = new OutOfMemoryError("injected");
        EventPump pump = pump(null, noMemory);
        putMany(pump);
        pump.stop();
        assertThat(handled).hasValue(CHUNKS);
        assertThat(failures).containsExactly(noMemory);
    }

    @Test
    void withoutErrorsNothingIsTold() {
        EventPump pump = pump(null, null);
        putMany(pump);
        pump.await();
        assertThat(handled).hasValue(CHUNKS);
        pump.stop();
        assertThat(finished).hasValue(1);
        assertThat(failures).isEmpty();
    }
}
