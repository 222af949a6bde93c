package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.AnswerReader;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.IAxisDomain;
import org.eclipse.tracecompass.tmf.core.model.ISampling;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.SeriesModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel.DisplayType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** Charts. */
public final class XyJson {

    private XyJson() {}

    /** Reads the series of a chart. */
    public static AnswerReader<ITmfXyModel> reader() {
        return in -> {
            StyleJson styles = new StyleJson();
            List<ISeriesModel> series = new ArrayList<>();
            String[] title = {""};
            Members.object(
                    in,
                    (name, value) -> {
                        switch (name) {
                            case "title" -> title[0] = value.nextString();
                            case "series" ->
                                    Members.array(value, each -> series.add(series(each, styles)));
                            default -> {
                                return false;
                            }
                        }
                        return true;
                    });
            return new TmfXyModel(title[0], series);
        };
    }

    private static final class Series implements Members.Member {
        private final StyleJson styles;
        private long id = -1;
        private String name = "";
        private @Nullable ISampling sampling;
        private double[] values = {};
        private TmfXYAxisDescription x = TmfXYAxisDescription.DEFAULT_X_AXIS;
        private TmfXYAxisDescription y = TmfXYAxisDescription.DEFAULT_Y_AXIS;
        private @Nullable OutputElementStyle style;

        Series(StyleJson styles) {
            this.styles = styles;
        }

        @Override
        public boolean read(String member, JsonReader in) throws IOException {
            switch (member) {
                case "seriesId" -> id = in.nextLong();
                case "seriesName" -> name = in.nextString();
                case "xValues" -> sampling = new ISampling.Timestamps(longs(in));
                case "xCategories" -> sampling = new ISampling.Categories(Members.texts(in));
                case "xRanges" -> sampling = ranges(in);
                case "yValues" -> values = doubles(in);
                case "xValuesDescription" -> x = axis(in);
                case "yValuesDescription" -> y = axis(in);
                case "style" -> style = styles.read(in);
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    private static ISeriesModel series(JsonReader in, StyleJson styles) throws IOException {
        Series read = new Series(styles);
        Members.object(in, read);
        ISampling sampling = read.sampling;
        if (sampling == null) {
            throw Members.wrong("a series has no x values");
        }
        if (sampling.size() != read.values.length) {
            throw Members.wrong(
                    "a series has %d x values and %d y values",
                    sampling.size(), read.values.length);
        }
        OutputElementStyle style = read.style;
        Object type =
                style == null ? null : style.getStyleValues().get(StyleProperties.SERIES_TYPE);
        DisplayType shown =
                Members.named(DisplayType.values(), String.valueOf(type), DisplayType.LINE);
        return new SeriesModel.SeriesModelBuilder(read.id, read.name, sampling, read.values)
                .xAxisDescription(read.x)
                .yAxisDescription(read.y)
                .seriesDisplayType(shown)
                .build();
    }

    private static long[] longs(JsonReader in) throws IOException {
        java.util.stream.LongStream.Builder all = java.util.stream.LongStream.builder();
        Members.array(in, each -> all.add(each.nextLong()));
        return all.build().toArray();
    }

    private static double[] doubles(JsonReader in) throws IOException {
        java.util.stream.DoubleStream.Builder all = java.util.stream.DoubleStream.builder();
        Members.array(in, each -> all.add(each.nextDouble()));
        return all.build().toArray();
    }

    private static ISampling ranges(JsonReader in) throws IOException {
        List<ISampling.Range<Long>> ranges = new ArrayList<>();
        Members.array(
                in,
                each -> {
                    long[] ends = startAndEnd(each);
                    ranges.add(new ISampling.Range<>(ends[0], ends[1]));
                });
        return new ISampling.Ranges(ranges);
    }

    private static long[] startAndEnd(JsonReader in) throws IOException {
        long[] ends = new long[2];
        Members.object(
                in,
                (name, value) -> {
                    switch (name) {
                        case "start" -> ends[0] = value.nextLong();
                        case "end" -> ends[1] = value.nextLong();
                        default -> {
                            return false;
                        }
                    }
                    return true;
                });
        return ends;
    }

    private static final class Axis implements Members.Member {
        private String label = "";
        private String unit = "";
        private DataType type = DataType.NUMBER;
        private @Nullable IAxisDomain domain;

        @Override
        public boolean read(String name, JsonReader in) throws IOException {
            switch (name) {
                case "label" -> label = in.nextString();
                case "unit" -> unit = in.nextString();
                case "dataType" ->
                        type = Members.named(DataType.values(), in.nextString(), DataType.NUMBER);
                case "axisDomain" -> domain = domain(in);
                default -> {
                    return false;
                }
            }
            return true;
        }
    }

    private static @Nullable IAxisDomain domain(JsonReader in) throws IOException {
        List<String> categories = new ArrayList<>();
        long[] ends = new long[2];
        String[] type = {""};
        Members.object(
                in,
                (name, value) -> {
                    switch (name) {
                        case "type" -> type[0] = value.nextString();
                        case "categories" -> categories.addAll(Members.texts(value));
                        case "start" -> ends[0] = value.nextLong();
                        case "end" -> ends[1] = value.nextLong();
                        default -> {
                            return false;
                        }
                    }
                    return true;
                });
        return switch (type[0]) {
            case "categorical" -> new IAxisDomain.Categorical(categories);
            case "range" -> new IAxisDomain.Range(ends[0], ends[1]);
            default -> null;
        };
    }

    private static TmfXYAxisDescription axis(JsonReader in) throws IOException {
        Axis read = new Axis();
        Members.object(in, read);
        IAxisDomain domain = read.domain;
        return domain == null
                ? new TmfXYAxisDescription(read.label, read.unit, read.type)
                : new TmfXYAxisDescription(read.label, read.unit, read.type, domain);
    }
}
