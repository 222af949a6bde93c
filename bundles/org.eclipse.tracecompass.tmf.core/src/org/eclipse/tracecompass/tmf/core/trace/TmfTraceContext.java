package org.eclipse.tracecompass.tmf.core.trace;

import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/**
 * The selection, visible window and filter of an open trace. Immutable; a builder makes changed
 * copies.
 */
public class TmfTraceContext implements ITraceContextSignalHandler {

    private static final AtomicInteger INSTANCES = new AtomicInteger();

    private final TmfTimeRange selection;
    private final TmfTimeRange windowRange;
    private final boolean synced;
    private final int instanceNumber;
    private final @Nullable IFile editorFile;
    private final @Nullable ITmfFilter filter;
    private final Map<String, Object> data;

    /**
     * A context.
     *
     * @param selection the selected range
     * @param windowRange the visible range
     * @param editorFile the file of the trace's editor
     * @param filter the filter of the trace's events
     */
    public TmfTraceContext(
            TmfTimeRange selection,
            TmfTimeRange windowRange,
            @Nullable IFile editorFile,
            @Nullable ITmfFilter filter) {
        this.selection = selection;
        this.windowRange = windowRange;
        synced = true;
        instanceNumber = INSTANCES.incrementAndGet();
        this.editorFile = editorFile;
        this.filter = filter;
        data = Collections.emptyMap();
    }

    /**
     * A context as a builder describes it.
     *
     * @param builder the builder
     */
    public TmfTraceContext(Builder builder) {
        selection = builder.selection;
        windowRange = builder.windowRange;
        synced = builder.synced;
        instanceNumber = builder.instanceNumber;
        editorFile = builder.editorFile;
        filter = builder.filter;
        data = Collections.unmodifiableMap(new HashMap<>(builder.data));
    }

    /** {@return the selected range} */
    public TmfTimeRange getSelectionRange() {
        return selection;
    }

    /** {@return the visible range} */
    public TmfTimeRange getWindowRange() {
        return windowRange;
    }

    /** {@return whether the trace follows the selection made in other traces} */
    public boolean isSynchronized() {
        return synced;
    }

    /** {@return a number that distinguishes several open instances of one trace} */
    public int getInstanceNumber() {
        return instanceNumber;
    }

    /** {@return the file of the trace's editor, null when it has none} */
    public @Nullable IFile getEditorFile() {
        return editorFile;
    }

    /** {@return the filter of the trace's events, null when all are shown} */
    public @Nullable ITmfFilter getFilter() {
        return filter;
    }

    /**
     * Data that a component attaches to the trace.
     *
     * @param key its key
     * @return the value, or null
     */
    public @Nullable Object getData(String key) {
        return data.get(key);
    }

    /** {@return all that was kept with the trace} */
    public Map<String, Object> getData() {
        return data;
    }

    /** {@return a builder that starts with this context} */
    public Builder builder() {
        return new Builder(this);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + "[fSelection="
                + selection
                + ", fWindowRange="
                + windowRange
                + ']';
    }

    /** Makes a changed copy of a context. */
    public static class Builder {
        private TmfTimeRange selection;
        private TmfTimeRange windowRange;
        private boolean synced;
        private final int instanceNumber;
        private final @Nullable IFile editorFile;
        private @Nullable ITmfFilter filter;
        private final Map<String, Object> data;

        /**
         * A builder.
         *
         * @param ctx the context to start with
         */
        public Builder(TmfTraceContext ctx) {
            selection = ctx.selection;
            windowRange = ctx.windowRange;
            synced = ctx.synced;
            instanceNumber = ctx.instanceNumber;
            editorFile = ctx.editorFile;
            filter = ctx.filter;
            data = new HashMap<>(ctx.data);
        }

        /** {@return the context} */
        public TmfTraceContext build() {
            return new TmfTraceContext(this);
        }

        /**
         * Sets the selected range.
         *
         * @param selection the range
         * @return this
         */
        public Builder setSelection(TmfTimeRange selection) {
            this.selection = selection;
            return this;
        }

        /**
         * Sets the visible range.
         *
         * @param windowRange the range
         * @return this
         */
        public Builder setWindowRange(TmfTimeRange windowRange) {
            this.windowRange = windowRange;
            return this;
        }

        /**
         * Sets whether the trace follows the selection made in other traces.
         *
         * @param isSynchronized whether it does
         * @return this
         */
        public Builder setSynchronized(boolean isSynchronized) {
            synced = isSynchronized;
            return this;
        }

        /**
         * Sets the filter.
         *
         * @param filter the filter, null to show all events
         * @return this
         */
        public Builder setFilter(@Nullable ITmfFilter filter) {
            this.filter = filter;
            return this;
        }

        /**
         * Keeps something with the trace.
         *
         * @param key its key
         * @param value the value, null to forget it
         * @return this
         */
        public Builder setData(String key, @Nullable Object value) {
            if (value == null) {
                data.remove(key);
            } else {
                data.put(key, value);
            }
            return this;
        }

        /**
         * Keeps several things with the trace.
         *
         * @param data the things
         * @return this
         */
        public Builder setData(Map<String, Object> data) {
            this.data.putAll(data);
            return this;
        }
    }
}
