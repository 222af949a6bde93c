package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Cancellation.Tidying;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.Progress;
import org.eclipse.tracecompass.internal.tmf.cli.core.command.TimeWindow.Span;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
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
        Span whole = TraceSpan.of(trace);
        // An answer for a range is complete once the analysis has come so far. Only the analysis
        // itself, complete and stored, comes to a time behind the last event.
        Span beyond = new Span(whole.start(), Math.max(whole.end(), whole.end() + 1));
        answer(opened, descriptor, provider, times(beyond), console);
        return provider;
    }

    /**
     * Reads the rows of a range.
     *
     * @param provider the provider, of {@link #await}
     * @param parameters the {@link #times} of the range, and whatever else the provider asks for
     * @throws UserError if there are none
     */
    static TmfTreeModel<? extends ITmfTreeDataModel> rows(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Map<String, Object> parameters,
            Console console) {
        TmfTreeModel<? extends ITmfTreeDataModel> model =
                answer(opened, descriptor, provider, parameters, console);
        if (model == null) {
            throw new UserError(
                    "The view %s has no rows for %s."
                            .formatted(descriptor.getName(), opened.path()));
        }
        return model;
    }

    /** Returns the parameters of a request for a range. */
    static Map<String, Object> times(Span span) {
        return Map.of(
                DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(span.start(), span.end()));
    }

    /** Repeats a request until its answer is complete. */
    private static @Nullable TmfTreeModel<? extends ITmfTreeDataModel> answer(
            OpenTrace opened,
            IDataProviderDescriptor descriptor,
            ITmfTreeDataProvider<? extends ITmfTreeDataModel> provider,
            Map<String, Object> parameters,
            Console console) {
        try (Progress progress = new Progress(console, descriptor.getName());
                Tidying tidying = console.cancellation().tidyingWhile(() -> isWriting(opened))) {
            while (true) {
                TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> response =
                        provider.fetchTree(parameters, progress);
                console.cancellation().check();
                if (response.getStatus() == Status.COMPLETED) {
                    return response.getModel();
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
    static boolean isWriting(OpenTrace opened) {
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
