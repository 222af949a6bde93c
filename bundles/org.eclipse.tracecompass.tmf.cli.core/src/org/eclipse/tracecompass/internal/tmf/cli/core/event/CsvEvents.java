package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import org.apache.commons.csv.CSVPrinter;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/** Events as comma-separated values; the time column holds nanoseconds. */
final class CsvEvents implements EventWriter {

    private final List<AspectColumn> columns;
    private final CSVPrinter printer;

    CsvEvents(List<AspectColumn> columns, Writer to) throws IOException {
        this.columns = columns;
        this.printer = DataFormats.csv(to);
        printer.printRecord((Object[]) AspectColumn.names(columns));
    }

    @Override
    public void write(ITmfEvent event) throws IOException {
        for (AspectColumn column : columns) {
            if (column.isTime()) {
                printer.print(event.getTimestamp().toNanos());
            } else {
                printer.print(column.cell(event));
            }
        }
        printer.println();
    }

    @Override
    public void finish() throws IOException {
        printer.flush();
    }
}
