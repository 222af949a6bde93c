package org.eclipse.tracecompass.tmf.server.core;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * A server of somebody else: it answers the operations of the protocol with the least that the
 * protocol asks for, and none that clients can do without: no bookmarks, no annotations, no marker
 * sets, no histogram, no shares of blends, no filters.
 */
final class OtherServer implements AutoCloseable {

    /** Times that a double cannot hold. */
    static final long START = 1_795_215_650_324_257_119L;

    static final long END = START + 1_000_000;

    private static final String EXPERIMENT =
            """
            {"UUID":"22222222-2222-3333-4444-555555555555","name":"foreign","start":%d,"end":%d,"nbEvents":7,
            "indexingStatus":"COMPLETED","traces":[]}"""
                    .formatted(START, END);
    private static final String OUTPUTS =
            """
            [{"id":"graph","name":"Foreign Threads","description":"","type":"TIME_GRAPH"},
            {"id":"lines","name":"Load","description":"","type":"TREE_TIME_XY"},
            {"id":"density","name":"Density","description":"","type":"TREE_GENERIC_XY"},
            {"id":"table","name":"Events","description":"","type":"TABLE"},
            {"id":"figures","name":"Figures","description":"","type":"DATA_TREE"},
            {"id":"new","name":"Unknown","description":"","type":"HOLOGRAM"}]""";
    private static final String TREE =
            """
            {"model":{"headers":[{"name":"Name","tooltip":""}],"entries":[
            {"id":1,"parentId":-1,"labels":["all"],"start":%1$d,"end":%2$d},
            {"id":2,"parentId":1,"labels":["one"],"start":%1$d,"end":%2$d,"hasData":true},
            {"id":3,"parentId":1,"labels":["two"],"start":%1$d,"end":%2$d,"hasData":true}]},
            "status":"COMPLETED","statusMessage":""}"""
                    .formatted(START, END);
    private static final String STATES =
            """
            {"model":{"rows":[{"entryId":2,"states":[
            {"start":%1$d,"end":%2$d,"label":"first","style":{"parentKey":"A","values":{}}},
            {"start":%2$d,"end":%3$d,"style":{"values":{"background-color":"#ff0000"}}}]}]},
            "status":"COMPLETED","statusMessage":""}"""
                    .formatted(START, START + 400_000, END);
    private static final String SERIES =
            """
            {"model":{"title":"","series":[{"seriesId":2,"seriesName":"one",%s,"yValues":[1,4,2],
            "xValuesDescription":{"label":"","unit":"ns","dataType":"%s"},
            "yValuesDescription":{"label":"","unit":"","dataType":"NUMBER"},"style":{"values":{}}}]},
            "status":"COMPLETED","statusMessage":""}""";
    private static final String LINES =
            """
            {"model":{"lowIndex":0,"size":1,"columnIds":[0],"lines":[{"index":0,"cells":[{"content":"a line"}]}]},
            "status":"COMPLETED","statusMessage":""}""";

    private static final String CATEGORIES =
            """
            {"model":{"annotationCategories":["Phases","Errors"]},"status":"COMPLETED","statusMessage":""}""";
    private static final String ANNOTATIONS =
            """
            {"model":{"annotations":{
            "Phases":[{"type":"CHART","time":%1$d,"duration":1000,"entryId":-1,"label":"warm-up"}],
            "Errors":[{"type":"CHART","time":%1$d,"duration":0,"entryId":2,"label":"oops"}]}},
            "status":"COMPLETED","statusMessage":""}"""
                    .formatted(START + 300_000);
    private static final String MARKER_SETS =
            """
            {"model":[{"id":"seconds","name":"Seconds"}],"status":"COMPLETED","statusMessage":""}""";

    private final boolean marks;
    private final Map<String, String> lies;
    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final List<String> unknown = new CopyOnWriteArrayList<>();

    /**
     * @param marks whether it has annotations and a marker set
     */
    OtherServer(boolean marks) throws IOException {
        this(marks, Map.of());
    }

    /**
     * @param marks whether it has annotations and a marker set
     * @param lies what it answers otherwise, by the end of the path; with the status 500 what is no
     *     JSON
     */
    OtherServer(boolean marks, Map<String, String> lies) throws IOException {
        this.marks = marks;
        this.lies = Map.copyOf(lies);
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/tsp/api/", this::answer);
        server.start();
    }

    URI address() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/tsp/api");
    }

    /** What was asked for besides the operations of the protocol. */
    List<String> unknown() {
        return List.copyOf(unknown);
    }

    private void answer(HttpExchange exchange) throws IOException {
        String path = exchange.getRequestURI().getPath().substring("/tsp/api/".length());
        exchange.getRequestBody().readAllBytes();
        exchange.getResponseHeaders().add("Access-Control-Allow-Origin", "*");
        exchange.getResponseHeaders().add("Access-Control-Allow-Headers", "content-type");
        exchange.getResponseHeaders().add("Access-Control-Allow-Methods", "*");
        exchange.getResponseHeaders().add("Content-Type", "application/json");
        boolean preflight = exchange.getRequestMethod().equals("OPTIONS");
        String body = preflight ? "" : body(exchange.getRequestMethod(), path);
        int status =
                preflight || body.startsWith("{\"model") || body.equals("[]") ? 200 : status(body);
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        exchange.sendResponseHeaders(status, bytes.length == 0 ? -1 : bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }

    private static int status(String body) {
        if (body.startsWith("<")) {
            return 500;
        }
        return body.startsWith("{\"title") ? 405 : 200;
    }

    private String body(String method, String path) {
        String rest = path.replaceFirst("^experiments/[^/]+/?", "");
        for (Map.Entry<String, String> lie : lies.entrySet()) {
            if (path.endsWith(lie.getKey())) {
                return lie.getValue();
            }
        }
        if (marks && rest.equals("outputs/graph/annotations")) {
            return method.equals("GET") ? CATEGORIES : ANNOTATIONS;
        }
        if (marks && rest.equals("outputs/markerSets")) {
            return MARKER_SETS;
        }
        return switch (path.startsWith("experiments/") ? rest : path) {
            case "identifier" ->
                    "{\"version\":\"1\",\"os\":\"x\",\"productId\":\"foreign\",\"tspVersion\":\"0.6.0\"}";
            case "experiments" -> "[" + EXPERIMENT + "]";
            case "outputs" -> OUTPUTS;
            case "outputs/timeGraph/graph/tree",
                    "outputs/XY/lines/tree",
                    "outputs/genericXY/density/tree",
                    "outputs/data/figures/tree" ->
                    TREE;
            case "outputs/timeGraph/graph/states" -> STATES;
            case "outputs/graph/style" ->
                    "{\"model\":{\"styles\":{}},\"status\":\"COMPLETED\",\"statusMessage\":\"\"}";
            case "outputs/XY/lines/xy" ->
                    SERIES.formatted(
                            "\"xValues\":[%d,%d,%d]".formatted(START, START + 500_000, END),
                            "TIMESTAMP");
            case "outputs/genericXY/density/xy" ->
                    SERIES.formatted(
                            "\"xRanges\":[{\"start\":0,\"end\":10},{\"start\":10,\"end\":20},{\"start\":20,\"end\":30}]",
                            "DURATION");
            case "outputs/table/table/columns" ->
                    "{\"model\":[{\"id\":0,\"name\":\"Text\",\"description\":\"\",\"type\":\"STRING\"}],\"status\":\"COMPLETED\",\"statusMessage\":\"\"}";
            case "outputs/table/table/lines" -> LINES;
            case "bookmarks",
                    "outputs/markerSets",
                    "outputs/graph/annotations",
                    "outputs/timeGraph/graph/arrows",
                    "outputs/timeGraph/graph/tooltip" ->
                    "{\"title\":\"Analysis cannot run\"}";
            default -> {
                unknown.add(path);
                yield "{\"title\":\"There is no such operation\"}";
            }
        };
    }

    @Override
    public void close() {
        server.stop(0);
        threads.close();
    }
}
