package org.eclipse.tracecompass.tmf.core.model.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;

/** The trees of several data providers as one. */
class TmfTreeCompositeDataProviderTest {

    /** Answers a tree of entries, each given as its id and its parent's. */
    private record Provider(@Nullable String scope, long[]... entries)
            implements ITmfTreeDataProvider<TmfTreeDataModel> {

        @Override
        public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            List<TmfTreeDataModel> models =
                    Arrays.stream(entries)
                            .map(e -> new TmfTreeDataModel(e[0], e[1], List.of(scope + " " + e[0])))
                            .toList();
            return new TmfModelResponse<>(
                    new TmfTreeModel<>(List.of(), models, scope), Status.COMPLETED, "");
        }

        @Override
        public String getId() {
            return "provider";
        }
    }

    private static long[] entry(long id, long parent) {
        return new long[] {id, parent};
    }

    private static List<Long> ids(Provider... providers) {
        TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> answer =
                new TmfTreeCompositeDataProvider<>(List.of(providers), "all")
                        .fetchTree(Map.of(), null);
        return Objects.requireNonNull(answer.getModel()).getEntries().stream()
                .map(TmfTreeDataModel::getId)
                .toList();
    }

    @Test
    void entriesOfOneScopeAndIdAreOne() {
        assertThat(
                        ids(
                                new Provider("s", entry(0, -1)),
                                new Provider("s", entry(0, -1), entry(1, 0)),
                                new Provider("s", entry(2, -1))))
                .containsExactly(0L, 1L, 2L);
    }

    @Test
    void aChildStandsBehindItsParent() {
        assertThat(
                        ids(
                                new Provider("s", entry(0, -1), entry(5, -1)),
                                new Provider("s", entry(0, -1), entry(1, 0), entry(2, 1)),
                                new Provider("s", entry(3, 0), entry(7, 99))))
                .containsExactly(0L, 1L, 2L, 3L, 5L, 7L);
    }

    @Test
    void entriesOfOtherScopesAreKeptApart() {
        assertThat(
                        ids(
                                new Provider("s", entry(0, -1)),
                                new Provider("t", entry(0, -1), entry(1, 0)),
                                new Provider("s", entry(0, -1), entry(2, 0))))
                .containsExactly(0L, 2L, 0L, 1L);
        assertThat(
                        ids(
                                new Provider(null, entry(0, -1)),
                                new Provider(null, entry(0, -1), entry(1, 0))))
                .containsExactly(0L, 0L, 1L);
    }

    @Test
    void anEntryThatIsItsOwnParentIsNotLost() {
        assertThat(ids(new Provider("s", entry(0, 0)), new Provider("s", entry(1, 0))))
                .containsExactly(0L, 1L);
    }
}
