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

    private final List<Call> fCalls = new ArrayList<>();
    private final boolean fResumable;
    private boolean fForgiving;
    final AtomicInteger fReplays = new AtomicInteger();
    final AtomicInteger fOpen = new AtomicInteger();
    final CopyOnWriteArrayList<Long> fPositions = new CopyOnWriteArrayList<>();

    /** Whether replays may begin at checkpoints. */
    RecordedChanges(boolean resumable) {
        fResumable = resumable;
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
                                if (fResumable && backend.isCheckpointDue()) {
                                    backend.addCheckpoint(size(), state(size()));
                                }
                                synchronized (fCalls) {
                                    fCalls.add(call);
                                }
                            }
                            return call.on(target);
                        });
    }

    private int size() {
        synchronized (fCalls) {
            return fCalls.size();
        }
    }

    private static byte[] state(long position) {
        return Long.toString(position)
                .repeat((int) (position % 3))
                .getBytes(StandardCharsets.US_ASCII);
    }

    /** The same changes, of which those that fail are passed over. */
    RecordedChanges forgiving() {
        RecordedChanges changes = new RecordedChanges(fResumable);
        changes.fCalls.addAll(fCalls);
        changes.fForgiving = true;
        return changes;
    }

    /** Forgets one of the changes. */
    void forget(int call) {
        fCalls.remove(call);
    }

    @Override
    public IReplay replay(ITmfStateSystemBuilder target, @Nullable Checkpoint from) {
        fReplays.incrementAndGet();
        fOpen.incrementAndGet();
        long start = from == null ? 0 : from.position();
        fPositions.add(start);
        if (from != null && !Arrays.equals(from.state(), state(start))) {
            throw new IllegalStateException("a wrong state");
        }
        return new IReplay() {
            private int fNext = (int) start;

            @Override
            public boolean advance() {
                Call call;
                synchronized (fCalls) {
                    if (fNext == fCalls.size()) {
                        return false;
                    }
                    call = fCalls.get(fNext++);
                }
                try {
                    call.on(target);
                } catch (StateValueTypeException e) {
                    if (!fForgiving) {
                        throw e;
                    }
                }
                return true;
            }

            @Override
            public void close() {
                fOpen.decrementAndGet();
            }
        };
    }
}
