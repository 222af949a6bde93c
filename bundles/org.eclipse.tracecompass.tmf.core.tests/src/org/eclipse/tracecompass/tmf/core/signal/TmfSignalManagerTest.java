package org.eclipse.tracecompass.tmf.core.signal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class TmfSignalManagerTest {

    private final List<String> log = Collections.synchronizedList(new ArrayList<>());
    private final List<Object> listeners = new ArrayList<>();

    private static class TestSignal extends TmfSignal {
        TestSignal(Object source) {
            super(source);
        }
    }

    private static final class SpecialSignal extends TestSignal {
        SpecialSignal(Object source) {
            super(source);
        }
    }

    /** A listener; public for the manager, as all handlers are. */
    public class Listener {
        private final String name;

        Listener(String name) {
            this.name = name;
            listeners.add(this);
        }

        /** Handles a signal. */
        @TmfSignalHandler
        public void handle(TestSignal signal) {
            log.add(name);
        }
    }

    /** Equal to every other. */
    public final class EqualListener extends Listener {
        EqualListener(String name) {
            super(name);
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof EqualListener;
        }

        @Override
        public int hashCode() {
            return 1;
        }
    }

    /** Has the handler of a superclass that is not public. */
    abstract class Hidden {

        /** Handles a signal. */
        @TmfSignalHandler
        public void handle(TestSignal signal) {
            log.add("hidden");
        }
    }

    /** Inherits that handler. */
    public final class Visible extends Hidden {
        Visible() {
            listeners.add(this);
        }
    }

    @AfterEach
    void deregisterAll() {
        listeners.forEach(TmfSignalManager::deregister);
    }

    @Test
    void vipsComeFirstThenTheOthersInOrder() {
        TmfSignalManager.register(new Listener("a"));
        TmfSignalManager.register(new Listener("b"));
        TmfSignalManager.registerVIP(new Listener("vip"));
        TmfSignalManager.dispatchSignal(new TestSignal(this));
        assertThat(log).containsExactly("vip", "a", "b");
    }

    @Test
    void aHandlerMayBeThatOfASuperclassThatIsNotPublic() {
        TmfSignalManager.register(new Visible());
        TmfSignalManager.dispatchSignal(new TestSignal(this));
        assertThat(log).containsExactly("hidden");
    }

    @Test
    void subclassesOfASignalAreHandledToo() {
        TmfSignalManager.register(new Listener("a"));
        TmfSignalManager.dispatchSignal(new SpecialSignal(this));
        assertThat(log).containsExactly("a");
    }

    @Test
    void listenersAreToldApartByIdentity() {
        Listener one = new EqualListener("one");
        TmfSignalManager.register(one);
        TmfSignalManager.register(one);
        TmfSignalManager.register(new EqualListener("two"));
        TmfSignalManager.dispatchSignal(new TestSignal(this));
        assertThat(log).containsExactly("one", "two");
        TmfSignalManager.deregister(one);
        TmfSignalManager.dispatchSignal(new TestSignal(this));
        assertThat(log).containsExactly("one", "two", "two");
    }

    @Test
    void ignoredSignalsAreNotDelivered() {
        Listener a = new Listener("a");
        TmfSignalManager.register(a);
        TmfSignalManager.register(new Listener("b"));
        TmfSignalManager.addIgnoredInboundSignal(a, TestSignal.class);
        TmfSignalManager.dispatchSignal(new SpecialSignal(this));
        assertThat(log).containsExactly("b");
        TmfSignalManager.removeIgnoredInboundSignal(a, TestSignal.class);
        TmfSignalManager.addIgnoredOutboundSignal(this, SpecialSignal.class);
        TmfSignalManager.dispatchSignal(new SpecialSignal(this));
        TmfSignalManager.dispatchSignal(new TestSignal(this));
        assertThat(log).containsExactly("b", "a", "b");
        TmfSignalManager.clearIgnoredOutboundSignalList(this);
        TmfSignalManager.dispatchSignal(new SpecialSignal(this));
        assertThat(log).hasSize(5);
    }

    @Test
    void aListenerThatFailsDoesNotKeepTheSignalFromOthers() {
        TmfSignalManager.register(
                new Listener("bad") {
                    @TmfSignalHandler
                    @Override
                    public void handle(TestSignal signal) {
                        throw new IllegalStateException("expected in a test");
                    }
                });
        TmfSignalManager.register(new Listener("good"));
        TmfSignalManager.dispatchSignal(new TestSignal(this));
        assertThat(log).containsExactly("good");
    }

    @Test
    void asynchronousSignalsKeepTheirOrder() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(100);
        List<Integer> seen = Collections.synchronizedList(new ArrayList<>());
        Object listener =
                new Listener("") {
                    @TmfSignalHandler
                    @Override
                    public void handle(TestSignal signal) {
                        seen.add((Integer) signal.getSource());
                        done.countDown();
                    }
                };
        TmfSignalManager.register(listener);
        for (int i = 0; i < 100; i++) {
            TmfSignalManager.dispatchSignalAsync(new TestSignal(i));
        }
        assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
        assertThat(seen).hasSize(100).isSorted();
    }

    @Test
    void theThrottlerSendsTheLastOfManySignals() throws InterruptedException {
        CountDownLatch done = new CountDownLatch(1);
        List<Object> seen = Collections.synchronizedList(new ArrayList<>());
        TmfSignalThrottler throttler =
                new TmfSignalThrottler(null, 50) {
                    @Override
                    protected void dispatchSignal(TmfSignal signal) {
                        seen.add(signal.getSource());
                        done.countDown();
                    }
                };
        for (int i = 0; i < 20; i++) {
            throttler.queue(new TestSignal(i));
        }
        assertThat(done.await(10, TimeUnit.SECONDS)).isTrue();
        throttler.dispose();
        assertThat(seen).containsExactly(19);
    }

    @Test
    void aListenerChoosesTheThreadOfItsHandlers() {
        Listener listener = new Listener("a");
        List<Runnable> later = new ArrayList<>();
        TmfSignalManager.register(
                listener,
                (signal, call) -> {
                    if (signal instanceof TestSignal) {
                        later.add(call);
                    } else {
                        call.run();
                    }
                });
        TmfSignalManager.register(listener);

        TmfSignalManager.dispatchSignal(new TestSignal(this));

        assertThat(log).isEmpty();
        later.forEach(Runnable::run);
        assertThat(log).containsExactly("a");
    }

    @Test
    void aCallThatComesAfterItsListenerIsGoneDoesNothing() {
        Listener listener = new Listener("a");
        List<Runnable> later = new ArrayList<>();
        TmfSignalManager.register(listener, (signal, call) -> later.add(call));
        TmfSignalManager.dispatchSignal(new TestSignal(this));

        TmfSignalManager.deregister(listener);
        later.forEach(Runnable::run);

        assertThat(later).isNotEmpty();
        assertThat(log).isEmpty();
    }

    @Test
    void aSignalWithAConditionIsDispatchedOnlyWhenItHolds() {
        TmfSignalManager.register(new Listener("a"));
        TmfSignalManager.dispatchSignalIf(() -> false, new TestSignal(this));
        assertThat(log).isEmpty();
        TmfSignalManager.dispatchSignalIf(() -> true, new TestSignal(this));
        assertThat(log).containsExactly("a");
    }
}
