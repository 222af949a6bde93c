package org.eclipse.tracecompass.tmf.core.model.annotations;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.assertj.core.groups.Tuple;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Events as annotations of the rows they belong to. */
class EventAnnotationProviderTest {

    private static final int ROWS = 3;

    private final SyntheticTrace trace =
            new SyntheticTrace("events", 10, 20, 20, 30, 45, 60, 61, 62, 80) {
                @Override
                public Iterable<ITmfEventAspect<?>> getEventAspects() {
                    return List.of(new RowOfEvent());
                }
            };

    /** Event i belongs to row i modulo 3. */
    private static final class RowOfEvent implements ITmfEventAspect<String> {
        @Override
        public String getName() {
            return "Row";
        }

        @Override
        public String getHelpText() {
            return "The row of an event";
        }

        @NonNullByDefault({})
        @Override
        public @Nullable String resolve(ITmfEvent event) {
            Long i = event.getContent().getFieldValue(Long.class, "i");
            return i == null ? null : "row " + i % ROWS;
        }
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    private static TmfTreeModel<TimeGraphEntryModel> rows() {
        List<TimeGraphEntryModel> rows = new ArrayList<>();
        for (int i = 0; i < ROWS; i++) {
            rows.add(new TimeGraphEntryModel(100 + i, -1, "row " + i, 0, 100));
        }
        return new TmfTreeModel.Builder<TimeGraphEntryModel>().setEntries(rows).build();
    }

    private EventAnnotationProvider<TimeGraphEntryModel> provider(
            TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> tree) {
        return new EventAnnotationProvider<>(
                CoreMetadataStrings.ENTRY_NAME_KEY,
                row -> true,
                each -> true,
                RowOfEvent.class,
                trace,
                (parameters, monitor) -> tree);
    }

    private static Map<String, Object> times(long first, long last) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(
                DataProviderParameterUtils.REQUESTED_TIMERANGE_KEY,
                List.of(first, last, last - first + 1));
        return parameters;
    }

    private static List<Tuple> found(TmfModelResponse<AnnotationModel> response) {
        List<Tuple> found = new ArrayList<>();
        for (Collection<Annotation> kind :
                Objects.requireNonNull(response.getModel()).getAnnotations().values()) {
            kind.forEach(each -> found.add(tuple(each.getTime(), each.getEntryId())));
        }
        return found;
    }

    @Test
    void aWindowHasTheEventsFromItsFirstToItsLastInstant() {
        EventAnnotationProvider<TimeGraphEntryModel> provider = provider(Answers.completed(rows()));
        long[] times = trace.times();
        for (long first = 0; first < 90; first++) {
            for (long last : new long[] {first, first + 1, first + 20}) {
                List<Tuple> expected = new ArrayList<>();
                for (int i = 0; i < times.length; i++) {
                    if (times[i] >= first && times[i] <= last) {
                        expected.add(tuple(times[i], 100L + i % ROWS));
                    }
                }
                TmfModelResponse<AnnotationModel> response =
                        provider.fetchAnnotations(times(first, last), null);
                assertThat(response.getStatus()).isEqualTo(Status.COMPLETED);
                assertThat(found(response))
                        .as("%d to %d", first, last)
                        .containsExactlyInAnyOrderElementsOf(expected);
            }
        }
    }

    /** A client of the server may leave the rows out, which its request then has none of. */
    @Test
    void aRequestWithoutRowsIsForAll() {
        EventAnnotationProvider<TimeGraphEntryModel> provider = provider(Answers.completed(rows()));
        Map<String, Object> parameters = times(0, 90);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.of());
        assertThat(found(provider.fetchAnnotations(parameters, null))).hasSize(9);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.of(101L, 7L));
        assertThat(found(provider.fetchAnnotations(parameters, null)))
                .containsExactlyInAnyOrder(tuple(20L, 101L), tuple(45L, 101L), tuple(62L, 101L));
    }

    /** Rows that are not known yet have no annotations: there are more to come. */
    @Test
    void theAnswerIsNoMoreCompleteThanTheRowsAre() {
        TmfModelResponse<AnnotationModel> running =
                provider(Answers.running(rows())).fetchAnnotations(times(0, 40), null);
        assertThat(running.getStatus()).isEqualTo(Status.RUNNING);
        assertThat(found(running)).hasSize(4);
        assertThat(
                        provider(Answers.<TmfTreeModel<TimeGraphEntryModel>>running(null))
                                .fetchAnnotations(times(0, 40), null)
                                .getStatus())
                .isEqualTo(Status.RUNNING);
        TmfModelResponse<AnnotationModel> failed =
                provider(Answers.<TmfTreeModel<TimeGraphEntryModel>>failed("No rows."))
                        .fetchAnnotations(times(0, 40), null);
        assertThat(failed.getStatus()).isEqualTo(Status.FAILED);
        assertThat(failed.getStatusMessage()).isEqualTo("No rows.");
    }

    @Test
    void aCancelledRequestSaysSo() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThat(
                        provider(Answers.completed(rows()))
                                .fetchAnnotations(times(31, 40), monitor)
                                .getStatus())
                .isEqualTo(Status.CANCELLED);
        assertThat(
                        provider(Answers.<TmfTreeModel<TimeGraphEntryModel>>taskCancelled())
                                .fetchAnnotations(times(0, 40), null)
                                .getStatus())
                .isEqualTo(Status.CANCELLED);
    }
}
