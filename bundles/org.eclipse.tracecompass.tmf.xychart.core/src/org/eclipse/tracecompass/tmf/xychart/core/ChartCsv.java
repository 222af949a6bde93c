package org.eclipse.tracecompass.tmf.xychart.core;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVPrinter;

/** The values of a chart as comma-separated text after RFC 4180. */
final class ChartCsv {

    private static final CSVFormat CSV = CSVFormat.RFC4180.builder().setRecordSeparator("\n").get();

    private ChartCsv() {}

    /** Writes the series: as columns where they have their times in common, else one by one. */
    static void write(ChartData data, Path file) throws IOException {
        try (Writer writer = Files.newBufferedWriter(file);
                CSVPrinter printer = new CSVPrinter(writer, CSV)) {
            List<ChartSeries> series = data.series();
            boolean common =
                    series.stream()
                            .allMatch(
                                    s ->
                                            s.kind() != SeriesKind.SCATTER
                                                    && Arrays.equals(s.x(), series.get(0).x()));
            if (common) {
                columns(series, printer);
            } else {
                rows(series, printer);
            }
        }
    }

    private static void columns(List<ChartSeries> series, CSVPrinter printer) throws IOException {
        List<Object> line = new ArrayList<>(List.of("time"));
        series.forEach(s -> line.add(s.name()));
        printer.printRecord(line);
        long[] times = series.isEmpty() ? new long[0] : series.get(0).x();
        for (int i = 0; i < times.length; i++) {
            line.clear();
            line.add(times[i]);
            for (ChartSeries s : series) {
                line.add(number(s.y()[i]));
            }
            printer.printRecord(line);
        }
    }

    private static void rows(List<ChartSeries> series, CSVPrinter printer) throws IOException {
        printer.printRecord("series", "time", "value");
        for (ChartSeries s : series) {
            for (int i = 0; i < s.x().length; i++) {
                printer.printRecord(s.name(), s.x()[i], number(s.y()[i]));
            }
        }
    }

    /** A number as people write it; nothing where there is none. */
    private static Object number(double value) {
        if (!Double.isFinite(value)) {
            return "";
        }
        if (value == Math.rint(value) && Math.abs(value) < 1e15) {
            return Long.valueOf((long) value);
        }
        return Double.valueOf(value);
    }
}
