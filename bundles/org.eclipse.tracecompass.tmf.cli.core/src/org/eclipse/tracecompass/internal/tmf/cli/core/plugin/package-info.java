/**
 * Plug-ins of others: which there are, whether they can be used, and how to add and remove them.
 */
@NonNullByDefault
package org.eclipse.tracecompass.internal.tmf.cli.core.plugin;

import org.eclipse.jdt.annotation.NonNullByDefault;
