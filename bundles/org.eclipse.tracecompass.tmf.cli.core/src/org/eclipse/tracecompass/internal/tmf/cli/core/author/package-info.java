/**
 * What authors of plug-ins start with: projects that build and run, and the sources and
 * documentation of the API. The templates are the files in the folder {@code templates}.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.author;

import org.eclipse.jdt.annotation.NonNullByDefault;
