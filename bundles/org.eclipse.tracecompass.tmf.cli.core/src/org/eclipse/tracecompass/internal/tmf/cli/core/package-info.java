/**
 * Shared parts of all commands: where text goes, how progress is shown, how Ctrl-C ends a command,
 * how a file is written whole or not at all, and the errors that are the user's.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core;
