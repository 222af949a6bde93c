package org.eclipse.tracecompass.internal.tmf.cli.core.event;

import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.TimeZone;
import org.eclipse.tracecompass.common.core.time.WallClock;
import org.eclipse.tracecompass.internal.tmf.cli.core.TextTable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/** Events in aligned columns. */
final class TextEvents implements EventWriter {

    private final List<AspectColumn> columns;
    private final WallClock clock;
    private final Writer to;
    private final TextTable table;
    private final StringBuilder time = new StringBuilder(18);

    TextEvents(List<AspectColumn> columns, TimeZone zone, Writer to) {
        this.columns = columns;
        this.clock = new WallClock(zone);
        this.to = to;
        this.table = new TextTable(to, List.of(AspectColumn.names(columns)));
    }

    @Override
    public void write(ITmfEvent event) throws IOException {
        String[] cells = new String[columns.size()];
        for (int i = 0; i < cells.length; i++) {
            AspectColumn column = columns.get(i);
            cells[i] = column.isTime() ? time(event) : column.cell(event);
        }
        table.row(cells);
    }

    @Override
    public void finish() throws IOException {
        table.finish();
        to.flush();
    }

    private String time(ITmfEvent event) {
        time.setLength(0);
        clock.timeOfDay(event.getTimestamp().toNanos(), time);
        return time.toString();
    }
}
