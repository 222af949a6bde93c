package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Gets the data provider of a view, with its analysis complete. */
final class ViewProvider {

    private ViewProvider() {}

    /**
     * Returns a data provider that can answer for the whole trace: it answers while its analysis is
     * running, too, but a file wants the whole.
     *
     * @param type the interface that it has to have
     * @throws UserError if there is none, or its analysis fails
     */
    static <T extends ITmfTreeDataProvider<?>> T await(
            OpenTrace opened, IDataProviderDescriptor descriptor, Class<T> type, Console console) {
        try (PluginWatch watch = new PluginWatch(console, descriptor.getName())) {
            return awaitData(opened, descriptor, type, console);
        }
    }

    private static <T extends ITmfTreeDataProvider<?>> T awaitData(
            OpenTrace opened, IDataProviderDescriptor descriptor, Class<T> type, Console console) {
        ITmfTrace trace = opened.trace();
        @Nullable
        T provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, descriptor.getId(), type);
        if (provider == null) {
            throw new UserError(
                    "The view %s cannot be shown for %s: its analysis does not run on this trace."
                            .formatted(descriptor.getName(), opened.path()));
        }
        Map<String, Object> parameters =
                Map.of(
                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                        List.of(trace.getStartTime().toNanos(), trace.getEndTime().toNanos()));
        try (Progress progress = new Progress(console, descriptor.getName());
                Tidying tidying = console.cancellation().tidyingWhile(() -> isWriting(opened))) {
            while (true) {
                TmfModelResponse<?> response = provider.fetchTree(parameters, progress);
                console.cancellation().check();
                if (response.getStatus() == Status.COMPLETED) {
                    return provider;
                }
                if (response.getStatus() != Status.RUNNING) {
                    throw new UserError(
                            UserErrors.sentence(
                                    "The view %s cannot be shown for %s: %s"
                                            .formatted(
                                                    descriptor.getName(),
                                                    opened.path(),
                                                    response.getStatusMessage())));
                }
                progress.show(-1, "the analysis is running");
                TimeUnit.MILLISECONDS.sleep(20);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new CancellationException("interrupted");
        }
    }

    /** Whether the results of an analysis are being written, which ends well if it is told. */
    private static boolean isWriting(OpenTrace opened) {
        return StoredResults.damages() > 0
                || new Analyses(opened)
                        .all().stream()
                                .anyMatch(
                                        analysis ->
                                                analysis.module()
                                                                instanceof
                                                                TmfAbstractAnalysisModule module
                                                        && module.getExecutionState()
                                                                == ExecutionState.RUNNING);
    }
}
