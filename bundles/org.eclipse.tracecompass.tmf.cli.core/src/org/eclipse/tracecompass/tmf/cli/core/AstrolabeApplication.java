package org.eclipse.tracecompass.tmf.cli.core;

import java.util.List;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.internal.tmf.cli.core.ConsoleLog;

/**
 * The command line as an Equinox application, for any Eclipse that has these plug-ins:
 *
 * <pre>eclipse -nosplash -application org.eclipse.tracecompass.tmf.cli.core.application info TRACE
 * </pre>
 */
public final class AstrolabeApplication implements IApplication {

    private final Console console = Console.ofProcess();

    @Override
    public Object start(@Nullable IApplicationContext context) {
        Object arguments =
                context == null
                        ? null
                        : context.getArguments().get(IApplicationContext.APPLICATION_ARGS);
        String[] args = arguments instanceof String[] given ? given : new String[0];
        ConsoleLog.replace(List.of(args).contains("--debug"));
        return AstrolabeCommand.run(console, args);
    }

    @Override
    public void stop() {
        console.cancellation().cancel();
    }
}
