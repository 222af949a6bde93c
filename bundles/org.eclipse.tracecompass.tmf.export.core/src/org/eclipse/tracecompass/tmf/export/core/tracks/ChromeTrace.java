package org.eclipse.tracecompass.tmf.export.core.tracks;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.export.core.DataFormats;

/**
 * Trace events in the JSON of Chrome, compressed. Rows are threads of one process. Slices are pairs
 * of B and E events: readers nest X events that touch each other wrongly when their microseconds
 * have fractions. Times are counted from the first instant, since a double has too few digits for
 * nanoseconds since the epoch.
 */
final class ChromeTrace implements TrackFile {

    private static final int PROCESS = 1;
    private static final int MICROS = 3;

    private final Writer out;
    private final JsonWriter json;
    private final long origin;
    private final List<String> series = new ArrayList<>();

    /** The names of open slices by row: readers want them at the end again. */
    private final Map<Integer, String> open = new HashMap<>();

    ChromeTrace(OutputStream to, String title, long origin) throws IOException {
        this.out =
                new OutputStreamWriter(new GZIPOutputStream(to, 1 << 16), StandardCharsets.UTF_8);
        this.json = DataFormats.json(out);
        this.origin = origin;
        json.beginObject();
        json.name("otherData").beginObject();
        json.name("title").value(title);
        json.name("start_ns").value(Long.toString(origin));
        json.endObject();
        json.name("displayTimeUnit").value("ns");
        json.name("traceEvents").beginArray();
        metadata("process_name", 0, title);
    }

    /** Threads are numbered from 1. */
    private void metadata(String what, int thread, String name) throws IOException {
        json.beginObject();
        json.name("ph").value("M");
        json.name("pid").value(PROCESS);
        json.name("tid").value(thread);
        json.name("name").value(what);
        json.name("args").beginObject().name("name").value(name).endObject();
        json.endObject();
    }

    private void begin(String phase, long time, int thread) throws IOException {
        json.beginObject();
        json.name("ph").value(phase);
        json.name("pid").value(PROCESS);
        json.name("tid").value(thread);
        json.name("ts").value(BigDecimal.valueOf(time - origin, MICROS));
    }

    @Override
    public void row(int row, String name) throws IOException {
        metadata("thread_name", row + 1, name);
        json.beginObject();
        json.name("ph").value("M");
        json.name("pid").value(PROCESS);
        json.name("tid").value(row + 1);
        json.name("name").value("thread_sort_index");
        json.name("args").beginObject().name("sort_index").value(row).endObject();
        json.endObject();
    }

    @Override
    public void begins(long time, int row, String state, @Nullable String label)
            throws IOException {
        String name = label == null ? state : label;
        open.put(row, name);
        begin("B", time, row + 1);
        json.name("name").value(name);
        if (label != null) {
            json.name("args").beginObject().name("state").value(state).endObject();
        }
        json.endObject();
    }

    @Override
    public void ends(long time, int row) throws IOException {
        begin("E", time, row + 1);
        json.name("name").value(open.remove(row));
        json.endObject();
    }

    @Override
    public void series(int number, String name) {
        series.add(name);
    }

    @Override
    public void value(long time, int number, double value) throws IOException {
        begin("C", time, 0);
        json.name("name").value(series.get(number));
        json.name("args").beginObject().name("value").value(value).endObject();
        json.endObject();
    }

    @Override
    public void finish() throws IOException {
        json.endArray();
        json.endObject();
        json.flush();
    }

    @Override
    public void close() throws IOException {
        out.close();
    }
}
