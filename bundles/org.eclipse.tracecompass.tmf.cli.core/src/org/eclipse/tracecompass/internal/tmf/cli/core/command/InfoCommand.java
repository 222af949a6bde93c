package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.info.FleetInfo;
import org.eclipse.tracecompass.internal.tmf.cli.core.info.InfoJson;
import org.eclipse.tracecompass.internal.tmf.cli.core.info.InfoText;
import org.eclipse.tracecompass.internal.tmf.cli.core.info.TraceInfo;
import org.eclipse.tracecompass.internal.tmf.cli.core.info.TraceReader;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.fleet.core.FleetOpener;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code astrolabe info}: what a trace is and what is in it. */
@Command(
        name = "info",
        description = {
            "Describe a trace: type, host, tracer, clock, streams, events per type, first and last"
                    + " event, lost events and packets."
        },
        footer = {
            "",
            "With --json: an object for a trace, an array of objects for several. Times are in ns.",
            "",
            "Example:",
            "  astrolabe info my-trace --json | jq .events"
        })
public final class InfoCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "TRACE", arity = "1..*", description = "Traces or experiments.")
    private List<Path> traces = new ArrayList<>();

    @Option(names = "--json", description = "Write JSON.")
    private boolean json;

    @Mixin private TypeOption type = new TypeOption();

    /** Creates the command. */
    public InfoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        List<TraceInfo> infos = new ArrayList<>();
        List<FleetInfo> fleets = new ArrayList<>();
        int code = 0;
        for (Path path : traces) {
            if (FleetOpener.isFleet(path)) {
                fleets.add(fleet(path));
                continue;
            }
            try (OpenTrace opened = OpenTrace.open(path, type.given(), console)) {
                for (ITmfTrace trace : opened.members()) {
                    infos.add(TraceReader.read(trace, console));
                }
                code = Math.max(code, ProblemReport.tell(opened, console));
            }
        }
        try (Writer out = json ? console.data() : console.text()) {
            if (json) {
                write(infos, fleets, out);
            } else {
                InfoText.write(infos, TimeWindow.zone(), out);
                for (FleetInfo fleet : fleets) {
                    fleet.write(TimeWindow.zone(), out);
                }
            }
        }
        return code;
    }

    private static FleetInfo fleet(Path path) {
        try {
            return new FleetInfo(path, FleetOpener.of(path));
        } catch (IOException e) {
            throw new UserError(String.valueOf(e.getMessage()), e);
        }
    }

    private static void write(List<TraceInfo> infos, List<FleetInfo> fleets, Writer out)
            throws IOException {
        JsonArray array = new JsonArray();
        infos.forEach(info -> array.add(InfoJson.of(info)));
        fleets.forEach(fleet -> array.add(fleet.json()));
        JsonElement json = array.size() == 1 ? array.get(0) : array;
        Gson gson =
                new GsonBuilder()
                        .setPrettyPrinting()
                        .disableHtmlEscaping()
                        .serializeNulls()
                        .create();
        gson.toJson(json, out);
        out.write('\n');
    }
}
