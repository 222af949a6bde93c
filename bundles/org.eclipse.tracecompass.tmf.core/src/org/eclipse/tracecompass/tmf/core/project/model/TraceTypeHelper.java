package org.eclipse.tracecompass.tmf.core.project.model;

import java.util.List;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** One trace or experiment type. Thread-safe. */
public class TraceTypeHelper {

    private static final int REFUSED = -1;
    private static final int DEFAULT_CONFIDENCE = 0;

    private final String traceTypeId;
    private final String categoryName;
    private final String name;
    private final ITmfTrace trace;
    private final boolean isDir;
    private final TraceElementType elementType;
    private volatile boolean enabled = true;

    /**
     * A type.
     *
     * @param traceTypeId its id
     * @param categoryName name of its category, may be empty
     * @param name its name
     * @param trace an uninitialised trace of the type, used to validate
     * @param isDir whether its traces are folders
     * @param elementType trace or experiment
     */
    @NonNullByDefault({})
    public TraceTypeHelper(
            String traceTypeId,
            String categoryName,
            String name,
            @NonNull ITmfTrace trace,
            boolean isDir,
            TraceElementType elementType) {
        this.traceTypeId = traceTypeId;
        this.categoryName = categoryName;
        this.name = name;
        this.trace = trace;
        this.isDir = isDir;
        this.elementType = elementType;
    }

    /** {@return the type's name} */
    @NonNullByDefault({})
    public String getName() {
        return name;
    }

    /** {@return the name of its category, may be empty} */
    @NonNullByDefault({})
    public String getCategoryName() {
        return categoryName;
    }

    /** {@return category and name} */
    @NonNullByDefault({})
    public String getLabel() {
        return categoryName.isEmpty() ? name : categoryName + " : " + name;
    }

    /** {@return the type's id} */
    public String getTraceTypeId() {
        return traceTypeId;
    }

    /**
     * Whether a file or folder is a trace of this type.
     *
     * @param path file or folder
     * @return OK or a warning when it is, else an error that says why not
     */
    @NonNullByDefault({})
    public IStatus validate(String path) {
        try {
            return trace.validate(null, path);
        } catch (RuntimeException | LinkageError e) {
            return Status.error("Validation failed: " + e, e);
        }
    }

    /**
     * How sure it is that a file or folder is a trace of this type.
     *
     * @param path file or folder
     * @return 0 or more, higher is surer; -1 when it is not
     */
    @NonNullByDefault({})
    public int validateWithConfidence(String path) {
        return confidence(validate(path));
    }

    /** The confidence that a status tells. */
    static int confidence(IStatus status) {
        if (status.getSeverity() >= IStatus.ERROR) {
            return REFUSED;
        }
        return status instanceof TraceValidationStatus known
                ? known.getConfidence()
                : DEFAULT_CONFIDENCE;
    }

    /**
     * How well an experiment of this type may be made of traces.
     *
     * @param traces the traces
     * @return 0 or more, higher is better; -1 when it may not
     */
    @NonNullByDefault({})
    public int validateExperimentWithTraces(List<ITmfTrace> traces) {
        if (!(trace instanceof TmfExperiment experiment)) {
            return REFUSED;
        }
        try {
            return confidence(experiment.validateWithTraces(traces));
        } catch (RuntimeException | LinkageError e) {
            LazyLogger.of(TraceTypeHelper.class)
                    .log(
                            System.Logger.Level.WARNING,
                            "Validation by " + traceTypeId + " failed",
                            e);
            return REFUSED;
        }
    }

    /** {@return an uninitialised trace of the type; not to be initialised} */
    @NonNullByDefault({})
    public ITmfTrace getTrace() {
        return trace;
    }

    /** {@return whether this is a type of experiments} */
    public boolean isExperimentType() {
        return elementType == TraceElementType.EXPERIMENT;
    }

    /** {@return the class of the type's traces} */
    @NonNullByDefault({})
    public Class<? extends ITmfTrace> getTraceClass() {
        return trace.getClass();
    }

    /** {@return whether the type's traces are folders} */
    public boolean isDirectoryTraceType() {
        return isDir;
    }

    /** {@return whether the type takes part in detection} */
    public boolean isEnabled() {
        return enabled;
    }

    /**
     * Sets whether the type takes part in detection.
     *
     * @param enable whether it does
     */
    public void setEnabled(boolean enable) {
        enabled = enable;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return getLabel();
    }
}
