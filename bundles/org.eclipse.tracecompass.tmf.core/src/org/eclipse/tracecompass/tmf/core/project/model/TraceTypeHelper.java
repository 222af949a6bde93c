package org.eclipse.tracecompass.tmf.core.project.model;

import java.util.List;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/** One trace or experiment type. Thread-safe. */
public class TraceTypeHelper {

    private static final int REFUSED = -1;
    private static final int DEFAULT_CONFIDENCE = 0;

    private final String fTraceTypeId;
    private final String fCategoryName;
    private final String fName;
    private final ITmfTrace fTrace;
    private final boolean fIsDir;
    private final TraceElementType fElementType;
    private volatile boolean fEnabled = true;

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
    public TraceTypeHelper(
            String traceTypeId,
            String categoryName,
            String name,
            ITmfTrace trace,
            boolean isDir,
            TraceElementType elementType) {
        fTraceTypeId = traceTypeId;
        fCategoryName = categoryName;
        fName = name;
        fTrace = trace;
        fIsDir = isDir;
        fElementType = elementType;
    }

    /** {@return the type's name} */
    public String getName() {
        return fName;
    }

    /** {@return the name of its category, may be empty} */
    public String getCategoryName() {
        return fCategoryName;
    }

    /** {@return category and name} */
    public String getLabel() {
        return fCategoryName.isEmpty() ? fName : fCategoryName + " : " + fName;
    }

    /** {@return the type's id} */
    public String getTraceTypeId() {
        return fTraceTypeId;
    }

    /**
     * Whether a file or folder is a trace of this type.
     *
     * @param path file or folder
     * @return OK or a warning when it is, else an error that says why not
     */
    public IStatus validate(String path) {
        try {
            return fTrace.validate(null, path);
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
    public int validateExperimentWithTraces(List<ITmfTrace> traces) {
        if (!(fTrace instanceof TmfExperiment experiment)) {
            return REFUSED;
        }
        try {
            return confidence(experiment.validateWithTraces(traces));
        } catch (RuntimeException | LinkageError e) {
            System.getLogger(TraceTypeHelper.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "Validation by " + fTraceTypeId + " failed",
                            e);
            return REFUSED;
        }
    }

    /** {@return an uninitialised trace of the type; not to be initialised} */
    public ITmfTrace getTrace() {
        return fTrace;
    }

    /** {@return whether this is a type of experiments} */
    public boolean isExperimentType() {
        return fElementType == TraceElementType.EXPERIMENT;
    }

    /** {@return the class of the type's traces} */
    public Class<? extends ITmfTrace> getTraceClass() {
        return fTrace.getClass();
    }

    /** {@return whether the type's traces are folders} */
    public boolean isDirectoryTraceType() {
        return fIsDir;
    }

    /** {@return whether the type takes part in detection} */
    public boolean isEnabled() {
        return fEnabled;
    }

    /**
     * Sets whether the type takes part in detection.
     *
     * @param enable whether it does
     */
    public void setEnabled(boolean enable) {
        fEnabled = enable;
    }

    @Override
    public String toString() {
        return getLabel();
    }
}
