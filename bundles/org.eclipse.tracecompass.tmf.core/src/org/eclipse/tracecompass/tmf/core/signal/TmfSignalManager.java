package org.eclipse.tracecompass.tmf.core.signal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;

/**
 * The one place that signals go through: a signal is handed to each registered object that has a
 * public method annotated {@link TmfSignalHandler} with a parameter of the signal's class or a
 * superclass of it.
 *
 * <p>One signal at a time: a dispatch waits for the one before, and returns when all handlers have
 * run, on the caller's thread. A handler may dispatch signals itself; it must not wait for another
 * thread that dispatches. VIPs are called before the others, otherwise the order is that of
 * registration. An exception in a handler is logged and the others are called all the same.
 * Thread-safe.
 */
public class TmfSignalManager {

    private static final System.Logger LOGGER = LazyLogger.of(TmfSignalManager.class);

    private record Handler(Class<?> signalClass, MethodHandle method) {}

    private static final Map<Class<?>, List<Handler>> HANDLERS = new ConcurrentHashMap<>();

    // Listeners by identity, in order of registration; guarded by LISTENERS.
    private static final Map<Key, List<Handler>> LISTENERS = new LinkedHashMap<>();
    private static final Map<Key, List<Handler>> VIPS = new LinkedHashMap<>();
    private static final Map<Object, Set<Class<? extends TmfSignal>>> IGNORED_OUTBOUND =
            new IdentityHashMap<>();
    private static final Map<Object, Set<Class<? extends TmfSignal>>> IGNORED_INBOUND =
            new IdentityHashMap<>();

    private static final Map<Object, BiConsumer<? super TmfSignal, Runnable>> DELIVERIES =
            new IdentityHashMap<>();

    private static final ReentrantLock DISPATCH = new ReentrantLock(true);
    private static int signalId;
    private static @Nullable ExecutorService executor;

    /** An object by identity. */
    private record Key(Object object) {
        @Override
        public int hashCode() {
            return System.identityHashCode(object);
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Key other && object == other.object;
        }
    }

    /** Only static methods; public because the documented class can be subclassed. */
    protected TmfSignalManager() {}

    /**
     * Registers a listener. Harmless when it is registered already.
     *
     * @param listener an object with handler methods
     */
    @NonNullByDefault({})
    public static void register(Object listener) {
        register(LISTENERS, listener);
    }

    /**
     * Registers a listener that chooses the thread of its handlers. A listener that is registered
     * already keeps its place.
     *
     * @param listener an object with handler methods
     * @param delivery is given each signal with the call of its handler, on the thread of the
     *     dispatch, and runs the call there or on another thread; the dispatch does not wait for
     *     another thread. A call that runs after the listener was removed does nothing
     * @since 0.2.0
     */
    public static void register(Object listener, BiConsumer<? super TmfSignal, Runnable> delivery) {
        synchronized (LISTENERS) {
            DELIVERIES.put(listener, delivery);
        }
        register(LISTENERS, listener);
    }

    /**
     * Registers a listener that is called before those that are no VIPs.
     *
     * @param listener an object with handler methods
     */
    @NonNullByDefault({})
    public static void registerVIP(Object listener) {
        register(VIPS, listener);
    }

    private static void register(Map<Key, List<Handler>> listeners, Object listener) {
        List<Handler> handlers = handlersOf(listener.getClass());
        synchronized (LISTENERS) {
            Key key = new Key(listener);
            if (!handlers.isEmpty() && !LISTENERS.containsKey(key) && !VIPS.containsKey(key)) {
                listeners.put(key, handlers);
            }
        }
    }

    /**
     * Removes a listener and what was said about signals to ignore. Harmless when it is not
     * registered.
     *
     * @param listener the listener
     */
    @NonNullByDefault({})
    public static void deregister(Object listener) {
        synchronized (LISTENERS) {
            Key key = new Key(listener);
            LISTENERS.remove(key);
            VIPS.remove(key);
            DELIVERIES.remove(listener);
            IGNORED_INBOUND.remove(listener);
            IGNORED_OUTBOUND.remove(listener);
        }
    }

    /**
     * From now on signals of a class are not dispatched when they come from a source.
     *
     * @param source the source
     * @param signal the class, subclasses included
     */
    public static void addIgnoredOutboundSignal(Object source, Class<? extends TmfSignal> signal) {
        add(IGNORED_OUTBOUND, source, signal);
    }

    /**
     * From now on signals of a class are not handed to a listener.
     *
     * @param listener the listener
     * @param signal the class, subclasses included
     */
    public static void addIgnoredInboundSignal(Object listener, Class<? extends TmfSignal> signal) {
        add(IGNORED_INBOUND, listener, signal);
    }

    /**
     * Undoes {@link #addIgnoredOutboundSignal}.
     *
     * @param source the source
     * @param signal the class
     */
    @NonNullByDefault({})
    public static void removeIgnoredOutboundSignal(
            Object source, Class<? extends TmfSignal> signal) {
        remove(IGNORED_OUTBOUND, source, signal);
    }

    /**
     * Undoes {@link #addIgnoredInboundSignal}.
     *
     * @param listener the listener
     * @param signal the class
     */
    @NonNullByDefault({})
    public static void removeIgnoredInboundSignal(
            Object listener, Class<? extends TmfSignal> signal) {
        remove(IGNORED_INBOUND, listener, signal);
    }

    /**
     * Undoes all {@link #addIgnoredOutboundSignal} of a source.
     *
     * @param source the source
     */
    @NonNullByDefault({})
    public static void clearIgnoredOutboundSignalList(Object source) {
        synchronized (LISTENERS) {
            IGNORED_OUTBOUND.remove(source);
        }
    }

    /**
     * Undoes all {@link #addIgnoredInboundSignal} of a listener.
     *
     * @param listener the listener
     */
    @NonNullByDefault({})
    public static void clearIgnoredInboundSignalList(Object listener) {
        synchronized (LISTENERS) {
            IGNORED_INBOUND.remove(listener);
        }
    }

    private static void add(
            Map<Object, Set<Class<? extends TmfSignal>>> ignored,
            Object key,
            Class<? extends TmfSignal> signal) {
        synchronized (LISTENERS) {
            ignored.computeIfAbsent(key, k -> new HashSet<>()).add(signal);
        }
    }

    private static void remove(
            Map<Object, Set<Class<? extends TmfSignal>>> ignored,
            Object key,
            Class<? extends TmfSignal> signal) {
        synchronized (LISTENERS) {
            Set<Class<? extends TmfSignal>> signals = ignored.get(key);
            if (signals != null) {
                signals.remove(signal);
                if (signals.isEmpty()) {
                    ignored.remove(key);
                }
            }
        }
    }

    /**
     * Hands a signal to all listeners, between a {@link TmfStartSynchSignal} and a {@link
     * TmfEndSynchSignal}.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    public static void dispatchSignal(TmfSignal signal) {
        synchronized (LISTENERS) {
            if (isIgnored(IGNORED_OUTBOUND, signal.getSource(), signal)) {
                return;
            }
        }
        DISPATCH.lock();
        try {
            int id = ++signalId;
            send(new TmfStartSynchSignal(id));
            try {
                signal.setReference(id);
                send(signal);
            } finally {
                send(new TmfEndSynchSignal(id));
            }
        } finally {
            DISPATCH.unlock();
        }
    }

    /**
     * Hands a signal to all listeners later, on a thread of the manager's own. Signals that are
     * dispatched so keep their order.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    public static void dispatchSignalAsync(TmfSignal signal) {
        executeLater(() -> dispatchSignal(signal));
    }

    /**
     * Hands a signal to all listeners if a condition holds. No other signal is dispatched between
     * the test of the condition and the dispatch. Use it for a signal about something that another
     * thread may have ended, for example the selection of a trace that may be closed.
     *
     * @param condition asked on the caller's thread; it must not wait for another thread that
     *     dispatches
     * @param signal the signal
     * @since 0.2.0
     */
    public static void dispatchSignalIf(BooleanSupplier condition, TmfSignal signal) {
        DISPATCH.lock();
        try {
            if (condition.getAsBoolean()) {
                dispatchSignal(signal);
            }
        } finally {
            DISPATCH.unlock();
        }
    }

    /**
     * Does what {@link #dispatchSignalIf} does, later and on the thread of {@link
     * #dispatchSignalAsync}.
     *
     * @param condition asked on that thread
     * @param signal the signal
     * @since 0.2.0
     */
    public static void dispatchSignalAsyncIf(BooleanSupplier condition, TmfSignal signal) {
        executeLater(() -> dispatchSignalIf(condition, signal));
    }

    private static void executeLater(Runnable dispatch) {
        try {
            executor().execute(dispatch);
        } catch (RejectedExecutionException e) {
            LOGGER.log(System.Logger.Level.DEBUG, "Signal after the manager was disposed", e);
        }
    }

    private static ExecutorService executor() {
        synchronized (LISTENERS) {
            ExecutorService executor = TmfSignalManager.executor;
            if (executor == null) {
                // The thread ends when there is nothing to send, so that nothing lingers in tests
                // and tools.
                ThreadPoolExecutor pool =
                        new ThreadPoolExecutor(
                                1,
                                1,
                                10,
                                TimeUnit.SECONDS,
                                new LinkedBlockingQueue<>(),
                                task -> {
                                    Thread thread = new Thread(task, "Signal dispatch");
                                    thread.setDaemon(true);
                                    return thread;
                                });
                pool.allowCoreThreadTimeOut(true);
                executor = pool;
                TmfSignalManager.executor = executor;
            }
            return executor;
        }
    }

    /** Drops the signals that wait for their asynchronous dispatch. Listeners stay registered. */
    public static void dispose() {
        ExecutorService executor;
        synchronized (LISTENERS) {
            executor = TmfSignalManager.executor;
            TmfSignalManager.executor = null;
        }
        if (executor != null) {
            executor.shutdownNow();
        }
    }

    private static void send(TmfSignal signal) {
        TmfSignalTracer.getInstance().traceSignal(signal);
        List<Map.Entry<Key, List<Handler>>> listeners;
        synchronized (LISTENERS) {
            listeners = new ArrayList<>(VIPS.size() + LISTENERS.size());
            VIPS.forEach((key, handlers) -> listeners.add(Map.entry(key, handlers)));
            LISTENERS.forEach((key, handlers) -> listeners.add(Map.entry(key, handlers)));
            if (!IGNORED_INBOUND.isEmpty()) {
                listeners.removeIf(
                        entry -> isIgnored(IGNORED_INBOUND, entry.getKey().object(), signal));
            }
        }
        for (Map.Entry<Key, List<Handler>> entry : listeners) {
            for (Handler handler : entry.getValue()) {
                if (handler.signalClass().isInstance(signal)) {
                    deliver(entry.getKey().object(), handler, signal);
                }
            }
        }
    }

    private static void deliver(Object listener, Handler handler, TmfSignal signal) {
        BiConsumer<? super TmfSignal, Runnable> delivery;
        synchronized (LISTENERS) {
            delivery = DELIVERIES.get(listener);
        }
        if (delivery == null) {
            call(listener, handler, signal);
        } else {
            delivery.accept(
                    signal,
                    () -> {
                        if (hasDelivery(listener)) {
                            call(listener, handler, signal);
                        }
                    });
        }
    }

    private static boolean hasDelivery(Object listener) {
        synchronized (LISTENERS) {
            return DELIVERIES.containsKey(listener);
        }
    }

    private static void call(Object listener, Handler handler, TmfSignal signal) {
        try {
            handler.method().invoke(listener, signal);
        } catch (VirtualMachineError e) {
            throw e;
        } catch (Throwable e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "Listener " + listener.getClass().getName() + " failed on signal " + signal,
                    e);
        }
    }

    private static boolean isIgnored(
            Map<Object, Set<Class<? extends TmfSignal>>> ignored,
            @Nullable Object key,
            TmfSignal signal) {
        Set<Class<? extends TmfSignal>> signals =
                key == null
                        ? Collections.emptySet()
                        : ignored.getOrDefault(key, Collections.emptySet());
        for (Class<? extends TmfSignal> signalClass : signals) {
            if (signalClass.isInstance(signal)) {
                return true;
            }
        }
        return false;
    }

    private static List<Handler> handlersOf(Class<?> listenerClass) {
        return HANDLERS.computeIfAbsent(listenerClass, TmfSignalManager::findHandlers);
    }

    /**
     * Finds the method that a bridge method calls in a superclass. The compiler adds such a bridge
     * when the superclass is not public, and need not copy the annotations to it.
     *
     * @return the method; null if the bridge calls a method of its own class
     */
    private static @Nullable Method inherited(Method bridge) {
        Class<?> above = bridge.getDeclaringClass().getSuperclass();
        while (above != null) {
            for (Method method : above.getDeclaredMethods()) {
                if (!method.isBridge()
                        && method.getName().equals(bridge.getName())
                        && Arrays.equals(method.getParameterTypes(), bridge.getParameterTypes())) {
                    return method;
                }
            }
            above = above.getSuperclass();
        }
        return null;
    }

    private static List<Handler> findHandlers(Class<?> listenerClass) {
        List<Handler> handlers = new ArrayList<>();
        for (Method method : listenerClass.getMethods()) {
            Method written = method.isBridge() ? inherited(method) : method;
            if (written == null || !written.isAnnotationPresent(TmfSignalHandler.class)) {
                continue;
            }
            Class<?>[] parameters = method.getParameterTypes();
            if (parameters.length != 1 || !TmfSignal.class.isAssignableFrom(parameters[0])) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "A signal handler takes one signal: {0}",
                        method);
                continue;
            }
            try {
                method.setAccessible(true);
                handlers.add(new Handler(parameters[0], MethodHandles.lookup().unreflect(method)));
            } catch (IllegalAccessException | RuntimeException e) {
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "Signal handler cannot be called: " + method,
                        e);
            }
        }
        return List.copyOf(handlers);
    }
}
