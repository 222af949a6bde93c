package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.List;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem;

/**
 * Checks declarations before anything of them is carried out. Their expressions have static types
 * where those are known; what cannot be known before the event is not complained about.
 */
public final class StatesChecker {

    private StatesChecker() {}

    /**
     * Checks declarations by themselves.
     *
     * @param files the declarations that are used together
     * @return the problems, those of a file in the order of its lines
     */
    public static List<Problem> check(List<StatesFile> files) {
        return check(files, Optional.empty());
    }

    /**
     * Checks declarations that are used together on a trace: events that it does not have are
     * warned of, fields that its events do not have are errors.
     *
     * @param files the declarations that are used together
     * @param catalog the events of the trace
     * @return the problems, those of a file in the order of its lines
     */
    public static List<Problem> check(List<StatesFile> files, EventCatalog catalog) {
        return check(files, Optional.of(catalog));
    }

    private static List<Problem> check(List<StatesFile> files, Optional<EventCatalog> catalog) {
        Findings findings = new Findings();
        Symbols symbols = new Symbols(files);
        TypeTable types = new TypeTable(files);
        Writes writes = new Writes(findings);
        DefinitionChecker definitions = new DefinitionChecker(symbols, findings);
        RuleChecker rules = new RuleChecker(symbols, types, catalog, findings, writes);
        for (StatesFile file : files) {
            findings.in(file);
            file.enumerations().forEach(table -> definitions.table(table, file));
            file.typings().forEach(typing -> definitions.typing(typing, file));
            for (EventRule rule : file.rules()) {
                if (!findings.isFull()) {
                    rules.check(rule, file);
                }
            }
        }
        writes.check(types);
        for (StatesFile file : files) {
            findings.in(file);
            file.views().forEach(view -> definitions.view(view, writes));
        }
        return findings.sorted(files);
    }
}
