package org.eclipse.tracecompass.tmf.loading.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils.Direction;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.table.IVirtualTableProvider;
import org.eclipse.tracecompass.tmf.core.model.table.TableRequest;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel;
import org.eclipse.tracecompass.tmf.core.model.table.VirtualTableModel.VirtualTableLine;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.loading.core.TableReader.Page;
import org.eclipse.tracecompass.tmf.loading.core.TableReader.Search;
import org.eclipse.tracecompass.tmf.loading.core.TableReader.Wish;
import org.junit.jupiter.api.Test;

/** Pages of a table, and lines found in it, compared with a search through all lines. */
class TableReaderTest {

    private static final int COLUMNS = 3;

    /** A table of random short texts that looks for lines as the interface says. */
    private static final class Texts implements IVirtualTableProvider {

        private final List<List<String>> lines = new ArrayList<>();
        private final List<Map<String, Object>> asked = new ArrayList<>();
        private Status status = Status.COMPLETED;

        Texts(Random random) {
            for (int i = 0; i < 60; i++) {
                lines.add(
                        IntStream.range(0, COLUMNS)
                                .mapToObj(c -> Integer.toString(random.nextInt(30), 5))
                                .toList());
            }
        }

        @Override
        public String getId() {
            return "texts";
        }

        @Override
        public TmfModelResponse<List<ITableColumnDescriptor>> fetchColumns(
                @Nullable IProgressMonitor monitor) {
            List<ITableColumnDescriptor> columns = new ArrayList<>();
            for (int i = 0; i < COLUMNS; i++) {
                columns.add(new TableColumnDescriptor.Builder().setId(i).setText("c" + i).build());
            }
            return new TmfModelResponse<>(columns, Status.COMPLETED, "");
        }

        @Override
        public TmfModelResponse<VirtualTableModel> fetchLines(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            asked.add(parameters);
            TableRequest request = TableRequest.of(parameters, COLUMNS);
            int first = (int) request.index();
            if (request.isSearch()) {
                int step = request.direction() == Direction.NEXT ? 1 : -1;
                while (first >= 0 && first < lines.size() && !finds(request, first)) {
                    first += step;
                }
            }
            List<VirtualTableLine> found = new ArrayList<>();
            for (int i = first;
                    i >= 0 && i < Math.min(lines.size(), first + request.count());
                    i++) {
                found.add(new VirtualTableLine(i, lines.get(i), finds(request, i) ? 1 : 0));
            }
            return new TmfModelResponse<>(
                    new VirtualTableModel(
                            List.of(0L, 1L, 2L),
                            found.isEmpty() ? request.index() : first,
                            lines.size(),
                            found),
                    status,
                    "");
        }

        private boolean finds(TableRequest request, int line) {
            return request.finds(column -> lines.get(line).get(column));
        }
    }

    private static Wish wish(long index, @Nullable Search search, @Nullable Direction direction) {
        return new Wish(index, 0, 5, "", search, direction, 0);
    }

    private static Page page(TableReader reader, Wish wish) {
        return Objects.requireNonNull(reader.answer(wish, new NullProgressMonitor()).model());
    }

    @Test
    void theNearestLineIsFoundInOneColumnAndInAny() {
        Random random = new Random(5);
        Texts texts = new Texts(random);
        TableReader reader = new TableReader(texts);
        int found = 0;
        for (int i = 0; i < 400; i++) {
            int from = random.nextInt(texts.lines.size());
            Direction direction = random.nextBoolean() ? Direction.NEXT : Direction.PREVIOUS;
            int column = random.nextInt(-1, COLUMNS);
            String expression = "^" + Integer.toString(random.nextInt(60), 5) + "$";
            Page page = page(reader, wish(from, new Search(column, expression), direction));
            int expected = nearest(texts.lines, from, direction, column, expression);
            assertThat(page.lines().lines().isEmpty()).isEqualTo(expected < 0);
            if (expected >= 0) {
                found++;
                assertThat(page.lines().index()).isEqualTo(expected);
                assertThat(page.lines().lines().get(0).cells())
                        .isEqualTo(texts.lines.get(expected));
            }
        }
        assertThat(found).isBetween(50, 350);
    }

    private static int nearest(
            List<List<String>> lines,
            int from,
            Direction direction,
            int column,
            String expression) {
        Pattern pattern = Pattern.compile(expression);
        int step = direction == Direction.NEXT ? 1 : -1;
        for (int i = from; i >= 0 && i < lines.size(); i += step) {
            List<String> cells = lines.get(i);
            if ((column < 0 ? cells : List.of(cells.get(column)))
                    .stream().anyMatch(cell -> pattern.matcher(cell).find())) {
                return i;
            }
        }
        return -1;
    }

    @Test
    void aSearchGoesOnWhileLinesAreToCome() {
        Texts texts = new Texts(new Random(6));
        texts.status = Status.RUNNING;
        TableReader reader = new TableReader(texts);
        for (long column : new long[] {-1, 1}) {
            var reading =
                    reader.answer(
                            wish(0, new Search(column, "nothing"), Direction.NEXT),
                            new NullProgressMonitor());
            assertThat(reading.running()).isTrue();
            assertThat(Objects.requireNonNull(reading.model()).lines().lines()).isEmpty();
        }
    }

    @Test
    void onlyOnePageIsAskedForAndSortedAsWished() {
        Texts texts = new Texts(new Random(7));
        TableReader reader = new TableReader(texts);
        Page page = page(reader, new Wish(58, 0, 5, "-2", null, null, 0));
        assertThat(page.lines().lines()).hasSize(2);
        assertThat(page.lines().size()).isEqualTo(60);
        assertThat(texts.asked).hasSize(1);
        assertThat(texts.asked.get(0)).containsEntry(TableRequest.SORT_KEY, "-2");
    }

    @Test
    void aWrongAnswerIsAFailureThatSaysWhy() {
        IVirtualTableProvider wrong =
                new IVirtualTableProvider() {
                    @Override
                    public String getId() {
                        return "wrong";
                    }

                    @Override
                    public TmfModelResponse<List<ITableColumnDescriptor>> fetchColumns(
                            @Nullable IProgressMonitor monitor) {
                        return new TmfModelResponse<>(null, Status.FAILED, "the disk is on fire");
                    }

                    @Override
                    public TmfModelResponse<VirtualTableModel> fetchLines(
                            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
                        throw new AssertionError("There are no columns");
                    }
                };
        assertThat(
                        new TableReader(wrong)
                                .answer(wish(0, null, null), new NullProgressMonitor())
                                .failure())
                .isEqualTo("the disk is on fire");
    }
}
