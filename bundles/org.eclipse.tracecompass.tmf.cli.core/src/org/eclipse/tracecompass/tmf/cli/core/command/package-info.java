/**
 * Commands that plug-ins add to the command line. A plug-in extends {@link
 * org.eclipse.tracecompass.tmf.cli.core.command.AbstractCommand}, annotates its class as picocli
 * wants, and names it by the extension point {@code org.eclipse.tracecompass.tmf.cli.core.command}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.tmf.cli.core.command;

import org.eclipse.jdt.annotation.NonNullByDefault;
