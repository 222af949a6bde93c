package org.eclipse.tracecompass.common.core.log;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Writes to loggers what programs do, as events of the Trace Event Format: a JSON object per
 * message, which viewers of that format show as spans, arrows and counters.
 *
 * <table>
 *   <caption>Phases ("ph") of the events</caption>
 *   <tr><td>B, E</td><td>a {@link ScopeLog} begins and ends</td></tr>
 *   <tr><td>s, t, f</td><td>a {@link FlowScopeLog} starts, has a step, finishes</td></tr>
 *   <tr><td>b, n, e</td><td>an asynchronous operation begins, has a part, ends</td></tr>
 *   <tr><td>N, D</td><td>an object is created and destroyed</td></tr>
 *   <tr><td>i, C, R</td><td>an instant, a counter, a marker with a duration</td></tr>
 * </table>
 *
 * <p>Arguments are nothing, a single message, or names and values in turn. Nothing is computed if
 * the level is not logged. All methods may be called from any thread.
 *
 * @since 0.2.0
 * @deprecated kept for plug-ins of the documented API; new code uses a logger of its own
 */
@Deprecated
public final class TraceCompassLogUtils {

    private static final AtomicInteger IDS = new AtomicInteger();

    private TraceCompassLogUtils() {}

    private static void log(
            Logger logger, Level level, char phase, UnaryOperator<TraceEventText> content) {
        if (logger.isLoggable(level)) {
            logger.log(level, content.apply(new TraceEventText(phase)).toString());
        }
    }

    private static int idOf(Object item) {
        return System.identityHashCode(item);
    }

    // --- objects

    /**
     * Logs that an object was created.
     *
     * @param logger the logger
     * @param level the level
     * @param item the object; the name of the event is that of its class
     * @return an identifier of the object, for {@link #traceObjectDestruction(Logger, Level,
     *     Object, int)}
     */
    public static int traceObjectCreation(Logger logger, Level level, Object item) {
        int id = idOf(item);
        log(logger, level, 'N', event -> event.name(item.getClass().getSimpleName()).id(id));
        return id;
    }

    /**
     * Logs that an object is not needed any more.
     *
     * @param logger the logger
     * @param level the level
     * @param item the object
     */
    public static void traceObjectDestruction(Logger logger, Level level, Object item) {
        traceObjectDestruction(logger, level, item, idOf(item));
    }

    /**
     * Logs that an object is not needed any more.
     *
     * @param logger the logger
     * @param level the level
     * @param item the object
     * @param uniqueId what {@link #traceObjectCreation} returned
     */
    public static void traceObjectDestruction(
            Logger logger, Level level, Object item, int uniqueId) {
        log(logger, level, 'D', event -> event.name(item.getClass().getSimpleName()).id(uniqueId));
    }

    // --- asynchronous operations

    /**
     * Logs that an operation begins which may end on another thread.
     *
     * @param logger the logger
     * @param level the level
     * @param name its name, null for none
     * @param category its category, null for none
     * @param id its identifier in the category
     * @param args its arguments
     * @throws IllegalArgumentException if an argument has no value, or a name is there twice
     */
    public static void traceAsyncStart(
            Logger logger,
            Level level,
            @Nullable String name,
            @Nullable String category,
            int id,
            Object... args) {
        traceAsync(logger, level, 'b', name, category, id, args);
    }

    /**
     * Logs a part of an operation.
     *
     * @param logger the logger
     * @param level the level
     * @param name its name, null for none
     * @param category the category of the operation, null for none
     * @param id the identifier of the operation
     * @param args its arguments
     * @throws IllegalArgumentException if an argument has no value, or a name is there twice
     */
    public static void traceAsyncNested(
            Logger logger,
            Level level,
            @Nullable String name,
            @Nullable String category,
            int id,
            Object... args) {
        traceAsync(logger, level, 'n', name, category, id, args);
    }

    /**
     * Logs that an operation ends.
     *
     * @param logger the logger
     * @param level the level
     * @param name its name, null for none
     * @param category its category, null for none
     * @param id its identifier
     * @param args its arguments
     * @throws IllegalArgumentException if an argument has no value, or a name is there twice
     */
    public static void traceAsyncEnd(
            Logger logger,
            Level level,
            @Nullable String name,
            @Nullable String category,
            int id,
            Object... args) {
        traceAsync(logger, level, 'e', name, category, id, args);
    }

    private static void traceAsync(
            Logger logger,
            Level level,
            char phase,
            @Nullable String name,
            @Nullable String category,
            int id,
            Object... args) {
        log(
                logger,
                level,
                phase,
                event -> event.name(name).category(category).id(id).arguments(args));
    }

    // --- events

    /**
     * Logs that something happened.
     *
     * @param logger the logger
     * @param level the level
     * @param name what happened
     * @param args its arguments
     * @throws IllegalArgumentException if an argument has no value, or a name is there twice
     */
    public static void traceInstant(Logger logger, Level level, String name, Object... args) {
        log(logger, level, 'i', event -> event.name(name).arguments(args));
    }

    /**
     * Logs the values of counters.
     *
     * @param logger the logger
     * @param level the level
     * @param name what is counted, null for no name
     * @param args the names of counters and their values
     * @throws IllegalArgumentException if an argument has no value, or a name is there twice
     */
    public static void traceCounter(
            Logger logger, Level level, @Nullable String name, Object... args) {
        log(logger, level, 'C', event -> event.name(name).arguments(args));
    }

    /**
     * Logs a marker from now on.
     *
     * @param logger the logger
     * @param level the level
     * @param name its name, null for none
     * @param duration its duration, in the unit of the reader
     * @param args its arguments
     * @throws IllegalArgumentException if an argument has no value, or a name is there twice
     */
    public static void traceMarker(
            Logger logger, Level level, @Nullable String name, long duration, Object... args) {
        log(logger, level, 'R', event -> event.name(name).duration(duration).arguments(args));
    }

    // --- scopes

    /**
     * Logs the beginning of a block and, when it is closed, its end. For a try-with-resources
     * statement, on one thread. The time between both goes to {@link TraceCompassMonitorManager}.
     */
    public static class ScopeLog implements AutoCloseable {

        private final Logger logger;
        private final Level level;
        private final String label;
        private final boolean isLogged;
        private final long start = System.nanoTime();
        private final Map<String, Object> data = new LinkedHashMap<>();

        /**
         * Logs the beginning.
         *
         * @param log the logger
         * @param level the level
         * @param label the name of the block
         * @param args its arguments
         * @throws IllegalArgumentException if an argument has no value, or a name is there twice
         */
        public ScopeLog(Logger log, Level level, String label, Object... args) {
            logger = log;
            this.level = level;
            this.label = label;
            isLogged = log.isLoggable(level);
            log(log, level, 'B', event -> event.name(label).arguments(args));
        }

        /**
         * Adds a value to the end of the block.
         *
         * @param name its name; an earlier value of the same name is replaced
         * @param value the value
         */
        public void addData(String name, Object value) {
            data.put(name, value);
        }

        /** Logs the end. */
        @Override
        public void close() {
            if (isLogged) {
                TraceCompassMonitorManager.getInstance().update(label, System.nanoTime() - start);
                log(logger, level, 'E', event -> event.arguments(data));
            }
        }
    }

    /** Describes a {@link FlowScopeLog} and begins it. */
    public static class FlowScopeLogBuilder {

        private final Logger logger;
        private final Level level;
        private final String label;
        private final Object[] arguments;
        private @Nullable String category;
        private @Nullable Integer id;
        private @Nullable FlowScopeLog parent;

        /**
         * Begins a description.
         *
         * @param logger the logger
         * @param level the level
         * @param label the name of the block
         * @param args its arguments
         */
        public FlowScopeLogBuilder(Logger logger, Level level, String label, Object... args) {
            this.logger = logger;
            this.level = level;
            this.label = label;
            arguments = args.clone();
        }

        /**
         * Sets the category of the flow; its identifier is a new one.
         *
         * @param category the category
         * @return this
         * @throws IllegalStateException if there is a parent, whose category it is
         */
        public FlowScopeLogBuilder setCategory(String category) {
            checkNoParent();
            this.category = category;
            return this;
        }

        /**
         * Sets the category and the identifier of the flow, to go on with one that began elsewhere.
         *
         * @param category the category
         * @param id the identifier, what {@link FlowScopeLog#getId} returned there
         * @return this
         * @throws IllegalStateException if there is a parent, whose flow it is
         */
        public FlowScopeLogBuilder setCategoryAndId(String category, int id) {
            checkNoParent();
            this.category = category;
            this.id = id;
            return this;
        }

        private void checkNoParent() {
            if (parent != null) {
                throw new IllegalStateException("A flow with a parent has its category");
            }
        }

        /**
         * Sets the block to whose flow this one belongs.
         *
         * @param parent the block
         * @return this
         * @throws IllegalStateException if there is a category already
         */
        public FlowScopeLogBuilder setParentScope(FlowScopeLog parent) {
            if (category != null) {
                throw new IllegalStateException("A flow with a category has no parent");
            }
            this.parent = parent;
            return this;
        }

        /**
         * Begins the block.
         *
         * @throws IllegalArgumentException if an argument has no value, or a name is there twice
         */
        public FlowScopeLog build() {
            FlowScopeLog above = parent;
            Integer known = id;
            boolean goesOn = above != null || known != null;
            int flow =
                    above != null ? above.getId() : known != null ? known : IDS.incrementAndGet();
            return new FlowScopeLog(
                    logger,
                    level,
                    label,
                    above != null ? above.category : category,
                    flow,
                    goesOn,
                    arguments);
        }
    }

    /**
     * Logs a block as {@link ScopeLog} does, and the flow through several blocks, which may be on
     * different threads: viewers draw arrows from one to the next. Made by a {@link
     * FlowScopeLogBuilder}.
     */
    public static class FlowScopeLog implements AutoCloseable {

        private final Logger logger;
        private final Level level;
        private final @Nullable String category;
        private final int id;
        private final boolean goesOn;
        private final ScopeLog scope;
        private final boolean isLogged;

        private FlowScopeLog(
                Logger logger,
                Level level,
                String label,
                @Nullable String category,
                int id,
                boolean goesOn,
                Object... args) {
            this.logger = logger;
            this.level = level;
            this.category = category;
            this.id = id;
            this.goesOn = goesOn;
            isLogged = logger.isLoggable(level);
            scope = new ScopeLog(logger, level, label, args);
            flow(goesOn ? 't' : 's', label);
        }

        private void flow(char phase, @Nullable String label, Object... args) {
            if (isLogged) {
                log(
                        logger,
                        level,
                        phase,
                        event -> event.name(label).category(category).id(id).arguments(args));
            }
        }

        /**
         * Logs a step of the flow.
         *
         * @param label the name of the step
         * @param args its arguments
         * @throws IllegalArgumentException if an argument has no value, or a name is there twice
         */
        public void step(String label, Object... args) {
            flow('t', label, args);
        }

        /**
         * Adds a value to the end of the block.
         *
         * @param name its name; an earlier value of the same name is replaced
         * @param value the value
         */
        public void addData(String name, Object value) {
            scope.addData(name, value);
        }

        /** Returns the identifier of the flow. */
        public int getId() {
            return id;
        }

        /** Logs the end of the block, and of the flow if it began here. */
        @Override
        public void close() {
            if (!goesOn) {
                flow('f', null);
            }
            scope.close();
        }
    }
}
