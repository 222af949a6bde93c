package org.eclipse.tracecompass.tmf.core.analysis;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.component.TmfComponent;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.project.model.ITmfPropertiesProvider;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Base of all analysis modules. A subclass says what it does in {@link #executeAnalysis}, which
 * runs in a job of its own, and how it stops early in {@link #canceling}. All public methods may be
 * called from any thread.
 */
public abstract class TmfAbstractAnalysisModule extends TmfComponent
        implements IAnalysisModule, ITmfPropertiesProvider {

    /** Where an analysis stands. */
    public enum ExecutionState {
        /** It was not scheduled yet, or was reset. */
        NOT_STARTED,
        /** It was scheduled and has not ended. */
        RUNNING,
        /** It ended well. */
        COMPLETED,
        /** It was cancelled; it may be scheduled again. */
        CANCELLED,
        /** It failed, see {@link TmfAbstractAnalysisModule#getFailureCause()}. */
        FAILED
    }

    private final AnalysisParameters parameters = new AnalysisParameters(this);
    private final LatestRun run = new LatestRun(this);
    private final StoredResults storedResults = new StoredResults(this);
    private final List<IAnalysisOutput> outputs = new CopyOnWriteArrayList<>();

    private volatile @Nullable String name;
    private volatile @Nullable String id;
    private volatile boolean automatic;
    private volatile @Nullable ITmfTrace trace;

    @Override
    public boolean isAutomatic() {
        return automatic;
    }

    @Override
    public String getName() {
        String name = this.name;
        return name == null ? getId() : name;
    }

    @Override
    public void setName(String name) {
        this.name = name;
    }

    @Override
    public void setId(String id) {
        this.id = id;
    }

    @Override
    public String getId() {
        String id = this.id;
        return id == null ? Objects.requireNonNull(getClass().getName()) : id;
    }

    @Override
    public void setAutomatic(boolean auto) {
        automatic = auto;
    }

    @Override
    public boolean setTrace(ITmfTrace trace) throws TmfAnalysisException {
        if (this.trace != null) {
            throw new TmfAnalysisException("The analysis " + getName() + " has a trace already.");
        }
        if (!canExecute(trace)) {
            return false;
        }
        this.trace = trace;
        TmfSignalManager.register(this);
        for (IAnalysisParameterProvider provider :
                TmfAnalysisManager.getParameterProvidersForModule(this, trace)) {
            provider.registerModule(this);
        }
        resetAnalysis();
        return true;
    }

    /** Returns the trace, null before {@link #setTrace}. */
    public @Nullable ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public void addParameter(String name) {
        parameters.add(name);
    }

    @Override
    public void setParameter(String name, @Nullable Object value) {
        if (parameters.set(name, value)) {
            notifyParameterChanged(name);
        }
    }

    @Override
    public void notifyParameterChanged(String name) {
        if (parameters.noteChange(name)) {
            parameterChanged(name);
        }
    }

    /**
     * Called when a parameter has another value than before. By default an analysis that was begun
     * is cancelled and reset, so that the next {@link #schedule} runs it with the new value. No
     * lock is held.
     *
     * @param name the name of the parameter
     */
    protected void parameterChanged(String name) {
        if (getExecutionState() != ExecutionState.NOT_STARTED) {
            cancel();
            resetAnalysis();
        }
    }

    @Override
    public @Nullable Object getParameter(String name) {
        return parameters.get(name);
    }

    /**
     * Returns a text that is the same for the same values of the parameters, in each session, and
     * empty if none has a value: what was stored for another one must not be used. Values are told
     * apart by their {@code toString}, those in arrays, collections and maps one by one. An object
     * whose class does not override it is never the same in another session.
     */
    protected final String describeParameters() {
        return parameters.describe();
    }

    @Override
    public boolean canExecute(ITmfTrace trace) {
        for (TmfAbstractAnalysisRequirement requirement : getAnalysisRequirements()) {
            if (!requirement.test(trace)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Forgets the latest run, so that the next {@link #schedule} runs the analysis again. Does not
     * cancel a run.
     */
    protected void resetAnalysis() {
        run.reset();
    }

    /** Returns the state of the stored results of the analysis. */
    public final StoredResults getStoredResults() {
        return storedResults;
    }

    /**
     * Discards results that turned out to be damaged, and resets the analysis. Removes the file
     * only as long as it is the one that was read, where that can be told: another program may have
     * replaced it meanwhile.
     */
    protected void discardResults() {
        clearPersistentData();
    }

    /**
     * Does the work.
     *
     * @param monitor where progress is reported and cancellation is seen
     * @return true when the analysis is complete, false when it was cancelled or failed
     * @throws TmfAnalysisException when it failed; its message is the reason
     */
    protected abstract boolean executeAnalysis(IProgressMonitor monitor)
            throws TmfAnalysisException;

    /**
     * Makes {@link #executeAnalysis} return soon; called once per cancelled run, from the thread
     * that cancels.
     */
    protected abstract void canceling();

    @Override
    public final void cancel() {
        if (run.cancel()) {
            canceling();
        }
    }

    @Override
    public final void fail(Throwable cause) {
        if (run.fail(cause)) {
            onFail();
        }
    }

    /** Fails one run, which need not be the latest one. */
    final void fail(AnalysisRun failed, Throwable cause) {
        if (run.fail(failed, cause)) {
            onFail();
        }
    }

    @Override
    public @Nullable Throwable getFailureCause() {
        return run.getFailureCause();
    }

    /**
     * Called once when the analysis failed; subclasses release who waits for results that will not
     * come.
     */
    protected void onFail() {
        // no thread waits by default
    }

    @Override
    public void dispose() {
        super.dispose();
        cancel();
        outputs.clear();
    }

    /**
     * Returns the analyses of the same trace that this one builds on; they run before it. If one of
     * them fails or is cancelled, so does this one. None by default.
     */
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        return Collections.emptyList();
    }

    @Override
    public int getDependencyLevel() {
        int level = 0;
        for (IAnalysisModule module : getDependentAnalyses()) {
            level += module.getDependencyLevel() + 1;
        }
        return level;
    }

    @Override
    public IStatus schedule() {
        return trace == null
                ? new Status(
                        IStatus.ERROR,
                        AnalysisRun.PLUGIN_ID,
                        "The analysis " + getName() + " has no trace yet.")
                : run.schedule();
    }

    /**
     * Called at the beginning of {@link #schedule}, before the job starts; subclasses prepare what
     * others may wait for.
     */
    protected void prepareRun() {
        // nothing to prepare
    }

    /** Runs the analysis in the thread of its job. */
    final boolean execute(IProgressMonitor monitor) throws TmfAnalysisException {
        return executeAnalysis(monitor);
    }

    /** Returns where the analysis stands. */
    public ExecutionState getExecutionState() {
        return run.getState();
    }

    /** Returns how much of the work is done, from 0 to 1; negative while that is not known. */
    public double getProgress() {
        return run.getProgress();
    }

    @Override
    public Iterable<IAnalysisOutput> getOutputs() {
        return outputs;
    }

    @Override
    public void registerOutput(IAnalysisOutput output) {
        if (!outputs.contains(output)) {
            outputs.add(output);
        }
    }

    @Override
    public boolean waitForCompletion() {
        return waitForCompletion(new NullProgressMonitor());
    }

    @Override
    public boolean waitForCompletion(IProgressMonitor monitor) {
        return run.await(monitor);
    }

    /**
     * Cancels and disposes the module when its trace is closed.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        ITmfTrace trace = this.trace;
        if (trace != null
                && TmfTraceManager.getTraceSetWithExperiment(signal.getTrace()).contains(trace)) {
            cancel();
            this.trace = null;
            dispose();
        }
    }

    /**
     * Registers the module with its parameter providers, which may be shared with the modules of
     * other traces.
     *
     * @param signal the signal
     */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        ITmfTrace trace = this.trace;
        if (trace != null && trace == signal.getTrace()) {
            for (IAnalysisParameterProvider provider :
                    TmfAnalysisManager.getParameterProvidersForModule(this, trace)) {
                provider.registerModule(this);
            }
        }
    }

    /** Returns a text about the analysis alone, the name by default. */
    protected String getFullHelpText() {
        return getName();
    }

    /**
     * Returns a text about the analysis of a trace that it can analyse.
     *
     * @param trace the trace
     * @return the text
     */
    protected String getShortHelpText(ITmfTrace trace) {
        return "The analysis " + getName() + " can run on the trace " + trace.getName() + '.';
    }

    /**
     * Explains why the analysis cannot run on a trace.
     *
     * @param trace the trace
     * @return one or more sentences
     */
    protected String getTraceCannotExecuteHelpText(ITmfTrace trace) {
        StringBuilder text =
                new StringBuilder("The analysis ")
                        .append(getName())
                        .append(" cannot run on the trace ")
                        .append(trace.getName())
                        .append('.');
        for (TmfAbstractAnalysisRequirement requirement : getAnalysisRequirements()) {
            String why = requirement.whyNot(trace);
            if (!why.isEmpty()) {
                text.append(' ').append(why);
                requirement.getInformation().forEach(hint -> text.append(' ').append(hint));
            }
        }
        return text.toString();
    }

    @Override
    public String getHelpText() {
        return getFullHelpText();
    }

    @Override
    public String getHelpText(ITmfTrace trace) {
        return canExecute(trace) ? getShortHelpText(trace) : getTraceCannotExecuteHelpText(trace);
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return Collections.emptySet();
    }

    @Override
    public Map<String, String> getProperties() {
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("Name", getName());
        properties.put("Id", getId());
        properties.put(
                "State", getExecutionState().name().toLowerCase(Locale.ROOT).replace('_', ' '));
        properties.put("Automatic", Boolean.toString(automatic));
        Throwable cause = getFailureCause();
        if (cause != null) {
            properties.put("Failure", AnalysisRun.reason(cause));
        }
        for (String name : parameters.names()) {
            properties.put("Parameter " + name, String.valueOf(getParameter(name)));
        }
        return properties;
    }

    @Override
    public String toString() {
        return getId() + " (" + getExecutionState() + ')';
    }
}
