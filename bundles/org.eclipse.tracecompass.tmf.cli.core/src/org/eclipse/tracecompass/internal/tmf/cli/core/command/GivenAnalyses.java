package org.eclipse.tracecompass.internal.tmf.cli.core.command;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.tmf.cli.core.command.UserError;
import picocli.CommandLine.Mixin;

/** The options that add analyses to the traces of a command: {@code --states}, {@code --xml}. */
final class GivenAnalyses {

    @Mixin private StatesOption states = new StatesOption();

    @Mixin private XmlOption xml = new XmlOption();

    /** Returns whether one of the options was given. */
    boolean isGiven() {
        return states.isGiven() || xml.isGiven();
    }

    /**
     * Adds the analyses to the traces.
     *
     * @return the ids of the analyses
     * @throws UserError if a file cannot be read or is wrong
     */
    List<String> add(OpenTrace opened, Console console) {
        List<String> ids = new ArrayList<>(states.add(opened, console));
        ids.addAll(xml.add(opened, console));
        return ids;
    }
}
