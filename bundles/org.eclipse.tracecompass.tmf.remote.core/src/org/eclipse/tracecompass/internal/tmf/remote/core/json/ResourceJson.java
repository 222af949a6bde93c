package org.eclipse.tracecompass.internal.tmf.remote.core.json;

import com.google.gson.stream.JsonReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.remote.core.http.ErrorJson;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts;
import org.eclipse.tracecompass.tmf.remote.core.answer.ExperimentFacts.TraceFacts;

/** What a server keeps. */
public final class ResourceJson {

    private ResourceJson() {}

    private static final class Resource implements Members.Member {
        private String uuid = "";
        private String name = "";
        private String path = "";
        private long start;
        private long end;
        private long events;
        private boolean isIndexing;
        private final List<TraceFacts> traces = new ArrayList<>();

        @Override
        public boolean read(String member, JsonReader in) throws IOException {
            switch (member) {
                // Parsed, because it becomes part of paths.
                case "UUID" -> uuid = UUID.fromString(in.nextString()).toString();
                case "name" -> name = ErrorJson.shorten(in.nextString());
                case "path" -> path = in.nextString();
                case "start" -> start = in.nextLong();
                case "end" -> end = in.nextLong();
                case "nbEvents" -> events = in.nextLong();
                case "indexingStatus" -> isIndexing = "RUNNING".equals(in.nextString());
                case "traces" -> traces.addAll(readTraces(in));
                default -> {
                    return false;
                }
            }
            return true;
        }

        void check() throws IOException {
            if (uuid.isEmpty()) {
                throw Members.wrong("a trace has no UUID");
            }
            if (end < start || events < 0) {
                throw Members.wrong("a trace ends at %d, before it starts at %d", end, start);
            }
        }
    }

    private static Resource read(JsonReader in) throws IOException {
        Resource resource = new Resource();
        Members.object(in, resource);
        resource.check();
        return resource;
    }

    /** Reads an experiment. */
    public static ExperimentFacts readExperiment(JsonReader in) throws IOException {
        Resource read = read(in);
        return new ExperimentFacts(
                read.uuid,
                read.name,
                read.start,
                read.end,
                read.events,
                read.isIndexing,
                read.traces);
    }

    /** Reads experiments. */
    public static List<ExperimentFacts> readExperiments(JsonReader in) throws IOException {
        List<ExperimentFacts> all = new ArrayList<>();
        Members.array(in, each -> all.add(readExperiment(each)));
        return all;
    }

    /** Reads a trace. */
    public static TraceFacts readTrace(JsonReader in) throws IOException {
        Resource read = read(in);
        return new TraceFacts(read.uuid, read.name, read.path);
    }

    /** Reads traces. */
    public static List<TraceFacts> readTraces(JsonReader in) throws IOException {
        List<TraceFacts> all = new ArrayList<>();
        Members.array(in, each -> all.add(readTrace(each)));
        return all;
    }

    /** Reads what a server is; returns its name and version. */
    public static String readServer(JsonReader in) throws IOException {
        String[] texts = {"", ""};
        Members.object(
                in,
                (name, value) -> {
                    switch (name) {
                        case "productId" -> texts[0] = ErrorJson.shorten(value.nextString());
                        case "version" -> texts[1] = ErrorJson.shorten(value.nextString());
                        default -> {
                            return false;
                        }
                    }
                    return true;
                });
        if (texts[0].isEmpty()) {
            throw Members.wrong("it does not name its product");
        }
        return (texts[0] + ' ' + texts[1]).strip();
    }

    /** Reads outputs. Those of a type that is not known are left out. */
    public static List<IDataProviderDescriptor> readOutputs(JsonReader in) throws IOException {
        List<IDataProviderDescriptor> outputs = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        Members.array(
                in,
                each -> {
                    IDataProviderDescriptor output = readOutput(each);
                    if (output != null && ids.add(output.getId())) {
                        outputs.add(output);
                    }
                });
        return outputs;
    }

    private static @Nullable IDataProviderDescriptor readOutput(JsonReader in) throws IOException {
        DataProviderDescriptor.Builder output = new DataProviderDescriptor.Builder();
        output.setDescription("");
        ProviderType[] type = {null};
        boolean[] has = new boolean[2];
        Members.object(
                in,
                (name, value) -> {
                    switch (name) {
                        case "id" -> {
                            output.setId(value.nextString());
                            has[0] = true;
                        }
                        case "name" -> {
                            output.setName(ErrorJson.shorten(value.nextString()));
                            has[1] = true;
                        }
                        case "description" -> output.setDescription(value.nextString());
                        case "parentId" -> output.setParentId(value.nextString());
                        case "type" ->
                                type[0] = Members.named(ProviderType.values(), value.nextString());
                        default -> {
                            return false;
                        }
                    }
                    return true;
                });
        ProviderType known = type[0];
        if (known == null || !has[0] || !has[1]) {
            return null;
        }
        return output.setProviderType(known).build();
    }
}
