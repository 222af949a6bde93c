package org.eclipse.tracecompass.internal.statesystem.core.partial;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.ICheckpointedBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IHistoryReplayer;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;

/** Remembers the calls that build a state system, and makes them again. */
final class RecordedChanges implements IHistoryReplayer {

    private static final Set<String> CHANGES =
            Set.of(
                    "modifyAttribute",
                    "updateOngoingState",
                    "getQuarkAbsoluteAndAdd",
                    "getQuarkRelativeAndAdd",
                    "pushAttribute",
                    "popAttribute",
                    "removeAttribute",
                    "incrementAttribute",
                    "closeHistory");

    private record Call(Method method, Object[] arguments) {

        @Nullable
        Object on(ITmfStateSystemBuilder target) {
            try {
                return method.invoke(target, arguments);
            } catch (InvocationTargetException e) {
                if (e.getCause() instanceof RuntimeException cause) {
                    throw cause;
                }
                throw new IllegalStateException(e);
            } catch (IllegalAccessException e) {
                throw new IllegalStateException(e);
            }
        }
    }

    private final List<Call> calls = new ArrayList<>();
    private final boolean resumable;
    private boolean forgiving;
    final AtomicInteger replays = new AtomicInteger();
    final AtomicInteger open = new AtomicInteger();
    final CopyOnWriteArrayList<Long> positions = new CopyOnWriteArrayList<>();

    /** Whether replays may begin at checkpoints. */
    RecordedChanges(boolean resumable) {
        this.resumable = resumable;
    }

    /** A state system whose changes are remembered. */
    ITmfStateSystemBuilder record(ITmfStateSystemBuilder target, ICheckpointedBackend backend) {
        return (ITmfStateSystemBuilder)
                Proxy.newProxyInstance(
                        getClass().getClassLoader(),
                        new Class<?>[] {ITmfStateSystemBuilder.class},
                        (proxy, method, arguments) -> {
                            Call call =
                                    new Call(method, arguments == null ? new Object[0] : arguments);
                            if (CHANGES.contains(method.getName())) {
                                if (resumable && backend.isCheckpointDue()) {
                                    backend.addCheckpoint(size(), state(size()));
                                }
                                synchronized (calls) {
                                    calls.add(call);
                                }
                            }
                            return call.on(target);
                        });
    }

    private int size() {
        synchronized (calls) {
            return calls.size();
        }
    }

    private static byte[] state(long position) {
        return Long.toString(position)
                .repeat((int) (position % 3))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** The same changes, of which those that fail are passed over. */
    RecordedChanges forgiving() {
        RecordedChanges changes = new RecordedChanges(resumable);
        changes.calls.addAll(calls);
        changes.forgiving = true;
        return changes;
    }

    /** Forgets one of the changes. */
    void forget(int call) {
        calls.remove(call);
    }

    @Override
    public IReplay replay(ITmfStateSystemBuilder target, @Nullable Checkpoint from) {
        replays.incrementAndGet();
        open.incrementAndGet();
        long start = from == null ? 0 : from.position();
        positions.add(start);
        if (from != null && !Arrays.equals(from.state(), state(start))) {
            throw new IllegalStateException("a wrong state");
        }
        return new IReplay() {
            private int next = (int) start;

            @Override
            public boolean advance() {
                Call call;
                synchronized (calls) {
                    if (next == calls.size()) {
                        return false;
                    }
                    call = calls.get(next++);
                }
                try {
                    call.on(target);
                } catch (StateValueTypeException e) {
                    if (!forgiving) {
                        throw e;
                    }
                }
                return true;
            }

            @Override
            public void close() {
                open.decrementAndGet();
            }
        };
    }
}
