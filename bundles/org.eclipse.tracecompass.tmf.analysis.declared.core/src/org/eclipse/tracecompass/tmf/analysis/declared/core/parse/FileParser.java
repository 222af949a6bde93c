package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Block;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Definition;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventRule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.EventSelector;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Statement;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;

/** Reads a file: its header, its definitions, and statements that stand outside {@code on}. */
final class FileParser {

    private final Tokens fTokens;
    private final Problems fProblems;
    private final ExpressionParser fExpressions;
    private final StatementParser fStatements;
    private final DefinitionParser fDefinitionParser;
    private final DefinitionList fDefinitions = new DefinitionList();
    private ChangeRecords fLoose = new ChangeRecords();
    private Token fLooseBegin;
    private String fName;
    private int fVersion;
    private Origin fHeader = Origin.NONE;

    FileParser(Tokens tokens, String name) {
        fTokens = tokens;
        fName = name;
        fProblems = tokens.problems();
        fExpressions = new ExpressionParser(tokens);
        fStatements = new StatementParser(tokens, fExpressions);
        fDefinitionParser = new DefinitionParser(tokens, fExpressions, fStatements);
        fLooseBegin = tokens.peek();
    }

    StatesFile file(String source) {
        if (fTokens.isAt("states")) {
            guarded(this::header);
        }
        while (!fTokens.isAtEnd() && !fProblems.areTooMany()) {
            guarded(this::definition);
        }
        guarded(this::endLoose);
        return new StatesFile(
                fName,
                source,
                fVersion,
                fDefinitions.list(),
                fHeader,
                fTokens.origin(fTokens.next()));
    }

    private void guarded(Runnable part) {
        try {
            part.run();
        } catch (SyntaxError e) {
            fProblems.error(e);
            fTokens.recover();
            fTokens.accept("}");
        }
    }

    private void header() {
        Token first = fTokens.next();
        fName = fTokens.expectLabel("the name of the declarations");
        if (fTokens.accept("version")) {
            fVersion = NameParser.index(fTokens);
        }
        fTokens.expect(";");
        fHeader = fTokens.origin(first);
    }

    private void definition() {
        Token first = fTokens.peek();
        switch (first.text()) {
            case "enum" -> add(fDefinitionParser::enumeration);
            case "attribute" -> add(fDefinitionParser::typing);
            case "on" -> add(fDefinitionParser::rule);
            case "view" -> add(new ViewParser(fTokens, fExpressions.paths())::view);
            case "states" -> throw new SyntaxError(first, "The header is not at the beginning", "");
            default -> {
                if (fLoose.isEmpty()) {
                    fLooseBegin = first;
                }
                fStatements.statement(fLoose);
            }
        }
    }

    private void add(Supplier<Definition> definition) {
        endLoose();
        fDefinitions.add(definition.get());
    }

    /** Statements that are not in a rule make one together. */
    private void endLoose() {
        if (fLoose.isEmpty()) {
            return;
        }
        List<Statement> statements = fLoose.finish(fProblems);
        fLoose = new ChangeRecords();
        fDefinitions.add(
                new EventRule(
                        EventSelector.CARRIER,
                        Optional.empty(),
                        new Block(statements, Origin.NONE),
                        Tokens.place(fLooseBegin)));
    }
}
