package org.eclipse.tracecompass.internal.tmf.server.core.resource;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.UUID;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Answer;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Parameters;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Request;
import org.eclipse.tracecompass.internal.tmf.server.core.http.Router;
import org.eclipse.tracecompass.internal.tmf.server.core.json.JsonBody;
import org.eclipse.tracecompass.internal.tmf.server.core.json.ResourceJson;

/** The operations on traces, experiments and bookmarks. */
public final class ResourceOperations {

    private static final String TRACES = "/traces";
    private static final String TRACE = TRACES + "/{uuid}";
    private static final String EXPERIMENTS = "/experiments";
    private static final String EXPERIMENT = EXPERIMENTS + "/{expUUID}";
    private static final String BOOKMARKS = EXPERIMENT + "/bookmarks";
    private static final String BOOKMARK = BOOKMARKS + "/{bookmarkUUID}";

    private final Traces traces;
    private final Experiments experiments;

    private ResourceOperations(Traces traces, Experiments experiments) {
        this.traces = traces;
        this.experiments = experiments;
    }

    /**
     * Adds the operations.
     *
     * @param router where to
     * @param traces the traces
     * @param experiments the experiments
     */
    public static void add(Router router, Traces traces, Experiments experiments) {
        ResourceOperations all = new ResourceOperations(traces, experiments);
        router.add("GET", TRACES, all::traces);
        router.add("POST", TRACES, all::openTrace);
        router.add("GET", TRACE, all::trace);
        router.add("DELETE", TRACE, all::removeTrace);
        router.add("GET", EXPERIMENTS, all::experiments);
        router.add("POST", EXPERIMENTS, all::openExperiment);
        router.add("GET", EXPERIMENT, all::experiment);
        router.add("DELETE", EXPERIMENT, all::closeExperiment);
        router.add("GET", BOOKMARKS, all::bookmarks);
        router.add("POST", BOOKMARKS, all::addBookmark);
        router.add("GET", BOOKMARK, all::bookmark);
        router.add("PUT", BOOKMARK, all::changeBookmark);
        router.add("DELETE", BOOKMARK, all::removeBookmark);
    }

    private Answer traces(Request request) {
        return Answer.ok(JsonBody.array(traces.facts(), ResourceJson::of));
    }

    private Answer openTrace(Request request) throws IOException {
        Parameters parameters = request.parameters();
        KnownTrace trace =
                traces.add(
                        parameters.requireText("uri"),
                        parameters.text("name"),
                        parameters.text("typeID"));
        return Answer.ok(ResourceJson.of(trace.facts()));
    }

    private Answer trace(Request request) throws IOException {
        return Answer.ok(ResourceJson.of(traces.get(request.uuid("uuid")).facts()));
    }

    private Answer removeTrace(Request request) throws IOException {
        return Answer.ok(ResourceJson.of(traces.remove(request.uuid("uuid"))));
    }

    private Answer experiments(Request request) {
        return Answer.ok(JsonBody.array(experiments.facts(), ResourceJson::of));
    }

    private Answer openExperiment(Request request) throws IOException {
        Parameters parameters = request.parameters();
        String name = parameters.requireText("name");
        if (!(parameters.get("traces") instanceof Collection<?> list) || list.isEmpty()) {
            throw Parameters.bad("'traces' is missing; it lists the UUIDs of traces");
        }
        List<UUID> members = new ArrayList<>();
        for (Object element : list) {
            try {
                members.add(UUID.fromString(String.valueOf(element)));
            } catch (IllegalArgumentException e) {
                throw Parameters.bad("'traces' has %s, which is no UUID".formatted(element));
            }
        }
        return Answer.ok(ResourceJson.of(experiments.open(name, members)));
    }

    private OpenExperiment named(Request request) throws IOException {
        return experiments.get(request.uuid("expUUID"));
    }

    private Answer experiment(Request request) throws IOException {
        return Answer.ok(ResourceJson.of(named(request).facts()));
    }

    private Answer closeExperiment(Request request) throws IOException {
        return Answer.ok(ResourceJson.of(experiments.close(request.uuid("expUUID"))));
    }

    private Answer bookmarks(Request request) throws IOException {
        return Answer.ok(JsonBody.array(named(request).bookmarks().all(), ResourceJson::of));
    }

    private Answer addBookmark(Request request) throws IOException {
        return Answer.ok(ResourceJson.of(named(request).bookmarks().add(request.parameters())));
    }

    private Answer bookmark(Request request) throws IOException {
        return Answer.ok(
                ResourceJson.of(named(request).bookmarks().get(request.uuid("bookmarkUUID"))));
    }

    private Answer changeBookmark(Request request) throws IOException {
        return Answer.ok(
                ResourceJson.of(
                        named(request)
                                .bookmarks()
                                .change(request.uuid("bookmarkUUID"), request.parameters())));
    }

    private Answer removeBookmark(Request request) throws IOException {
        return Answer.ok(
                ResourceJson.of(named(request).bookmarks().remove(request.uuid("bookmarkUUID"))));
    }
}
