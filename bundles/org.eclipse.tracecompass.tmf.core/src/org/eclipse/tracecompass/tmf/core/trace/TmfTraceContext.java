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
 * What is selected, visible and filtered in an open trace. Immutable; a builder makes changed
 * copies.
 */
public class TmfTraceContext implements ITraceContextSignalHandler {

    private static final AtomicInteger INSTANCES = new AtomicInteger();

    private final TmfTimeRange fSelection;
    private final TmfTimeRange fWindowRange;
    private final boolean fSynchronized;
    private final int fInstanceNumber;
    private final @Nullable IFile fEditorFile;
    private final @Nullable ITmfFilter fFilter;
    private final Map<String, Object> fData;

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
        fSelection = selection;
        fWindowRange = windowRange;
        fSynchronized = true;
        fInstanceNumber = INSTANCES.incrementAndGet();
        fEditorFile = editorFile;
        fFilter = filter;
        fData = Collections.emptyMap();
    }

    /**
     * A context as a builder describes it.
     *
     * @param builder the builder
     */
    public TmfTraceContext(Builder builder) {
        fSelection = builder.fSelection;
        fWindowRange = builder.fWindowRange;
        fSynchronized = builder.fSynchronized;
        fInstanceNumber = builder.fInstanceNumber;
        fEditorFile = builder.fEditorFile;
        fFilter = builder.fFilter;
        fData = Collections.unmodifiableMap(new HashMap<>(builder.fData));
    }

    /** {@return the selected range} */
    public TmfTimeRange getSelectionRange() {
        return fSelection;
    }

    /** {@return the visible range} */
    public TmfTimeRange getWindowRange() {
        return fWindowRange;
    }

    /** {@return whether the trace follows the selection made in other traces} */
    public boolean isSynchronized() {
        return fSynchronized;
    }

    /** {@return a number that distinguishes several open instances of one trace} */
    public int getInstanceNumber() {
        return fInstanceNumber;
    }

    /** {@return the file of the trace's editor, null when it has none} */
    public @Nullable IFile getEditorFile() {
        return fEditorFile;
    }

    /** {@return the filter of the trace's events, null when all are shown} */
    public @Nullable ITmfFilter getFilter() {
        return fFilter;
    }

    /**
     * Something that somebody keeps with the trace.
     *
     * @param key its key
     * @return the value, or null
     */
    public @Nullable Object getData(String key) {
        return fData.get(key);
    }

    /** {@return all that was kept with the trace} */
    public Map<String, Object> getData() {
        return fData;
    }

    /** {@return a builder that starts with this context} */
    public Builder builder() {
        return new Builder(this);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName()
                + "[fSelection="
                + fSelection
                + ", fWindowRange="
                + fWindowRange
                + ']';
    }

    /** Makes a changed copy of a context. */
    public static class Builder {
        private TmfTimeRange fSelection;
        private TmfTimeRange fWindowRange;
        private boolean fSynchronized;
        private final int fInstanceNumber;
        private final @Nullable IFile fEditorFile;
        private @Nullable ITmfFilter fFilter;
        private final Map<String, Object> fData;

        /**
         * A builder.
         *
         * @param ctx the context to start with
         */
        public Builder(TmfTraceContext ctx) {
            fSelection = ctx.fSelection;
            fWindowRange = ctx.fWindowRange;
            fSynchronized = ctx.fSynchronized;
            fInstanceNumber = ctx.fInstanceNumber;
            fEditorFile = ctx.fEditorFile;
            fFilter = ctx.fFilter;
            fData = new HashMap<>(ctx.fData);
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
            fSelection = selection;
            return this;
        }

        /**
         * Sets the visible range.
         *
         * @param windowRange the range
         * @return this
         */
        public Builder setWindowRange(TmfTimeRange windowRange) {
            fWindowRange = windowRange;
            return this;
        }

        /**
         * Sets whether the trace follows the selection made in other traces.
         *
         * @param isSynchronized whether it does
         * @return this
         */
        public Builder setSynchronized(boolean isSynchronized) {
            fSynchronized = isSynchronized;
            return this;
        }

        /**
         * Sets the filter.
         *
         * @param filter the filter, null to show all events
         * @return this
         */
        public Builder setFilter(@Nullable ITmfFilter filter) {
            fFilter = filter;
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
                fData.remove(key);
            } else {
                fData.put(key, value);
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
            fData.putAll(data);
            return this;
        }
    }
}
