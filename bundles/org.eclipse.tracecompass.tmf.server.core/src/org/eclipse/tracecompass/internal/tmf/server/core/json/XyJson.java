package org.eclipse.tracecompass.internal.tmf.server.core.json;

import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.eclipse.tracecompass.tmf.core.model.IAxisDomain;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** Charts. */
public final class XyJson {

    private XyJson() {}

    /**
     * Writes the series of a chart. Points without a value are left out, because JSON has no number
     * for "none".
     *
     * @throws IOException when the reader is gone
     */
    public static void write(JsonWriter out, ITmfXyModel model) throws IOException {
        String title = model.getTitle();
        out.beginObject();
        out.name("title").value(title == null ? "" : title);
        out.name("series").beginArray();
        for (ISeriesModel series : model.getSeriesData()) {
            write(out, series);
        }
        out.endArray().endObject();
    }

    private static void write(JsonWriter out, ISeriesModel series) throws IOException {
        double[] values = series.getData();
        IntPredicate known = i -> Double.isFinite(values[i]);
        out.beginObject();
        out.name("seriesId").value(series.getId());
        out.name("seriesName").value(series.getName());
        writeX(out, series.getSampling(), values.length, known);
        out.name("yValues").beginArray();
        for (int i = 0; i < values.length; i++) {
            if (known.test(i)) {
                out.value(values[i]);
            }
        }
        out.endArray();
        out.name("xValuesDescription");
        writeAxis(out, series.getXAxisDescription());
        out.name("yValuesDescription");
        writeAxis(out, series.getYAxisDescription());
        out.name("style").beginObject().name("values").beginObject();
        out.name(StyleProperties.SERIES_TYPE)
                .value(series.getDisplayType().name().toLowerCase(Locale.ROOT));
        out.endObject().endObject();
        out.endObject();
    }

    private static void writeX(JsonWriter out, ISampling sampling, int count, IntPredicate known)
            throws IOException {
        switch (sampling) {
            case ISampling.Timestamps times -> {
                out.name("xValues").beginArray();
                for (int i = 0; i < count; i++) {
                    if (known.test(i)) {
                        out.value(times.timestamps()[i]);
                    }
                }
            }
            case ISampling.Categories categories -> {
                out.name("xCategories").beginArray();
                for (int i = 0; i < count; i++) {
                    if (known.test(i)) {
                        out.value(categories.categories().get(i));
                    }
                }
            }
            case ISampling.Ranges ranges -> {
                out.name("xRanges").beginArray();
                for (int i = 0; i < count; i++) {
                    if (known.test(i)) {
                        out.beginObject();
                        out.name("start").value(ranges.ranges().get(i).start());
                        out.name("end").value(ranges.ranges().get(i).end());
                        out.endObject();
                    }
                }
            }
        }
        out.endArray();
    }

    private static void writeAxis(JsonWriter out, TmfXYAxisDescription axis) throws IOException {
        out.beginObject();
        out.name("label").value(axis.getLabel());
        out.name("unit").value(axis.getUnit());
        out.name("dataType").value(axis.getDataType().name());
        IAxisDomain domain = axis.getAxisDomain();
        if (domain instanceof IAxisDomain.Categorical categorical) {
            out.name("axisDomain").beginObject();
            out.name("type").value("categorical");
            out.name("categories").beginArray();
            for (String category : categorical.categories()) {
                out.value(category);
            }
            out.endArray().endObject();
        } else if (domain instanceof IAxisDomain.Range range) {
            out.name("axisDomain").beginObject();
            out.name("type").value("range");
            out.name("start").value(range.start());
            out.name("end").value(range.end());
            out.endObject();
        }
        out.endObject();
    }
}
