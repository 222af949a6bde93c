/**
 * The command line of Astrolabe: one entry for a plain JVM ({@link
 * org.eclipse.tracecompass.tmf.cli.core.AstrolabeCommand}) and one for a running Eclipse ({@link
 * org.eclipse.tracecompass.tmf.cli.core.AstrolabeApplication}). Both run the same commands.
 */
@org.eclipse.jdt.annotation.NonNullByDefault
package org.eclipse.tracecompass.tmf.cli.core;
